/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { differencesOf } from './FieldConflict';

const labels = { label: 'Name', zip: 'ZIP code' };

test('only fields that differ are listed, each with both values', () => {
  expect(
    differencesOf(labels, { label: 'Elm Court', zip: '78704' }, { label: 'Elm', zip: '78704' }),
  ).toEqual([{ label: 'Name', saved: 'Elm Court', typed: 'Elm' }]);
});

test('equal values are not a conflict', () => {
  const same = { label: 'Elm Court', zip: '78704' };
  expect(differencesOf(labels, same, same)).toEqual([]);
});
