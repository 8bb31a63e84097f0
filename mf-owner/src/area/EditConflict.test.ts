/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { differencesOf } from './EditConflict';

const labels = { label: 'Name', zip: 'ZIP code' };

test('only fields that differ are named, each with both values', () => {
  expect(
    differencesOf(labels, { label: 'Elm Court', zip: '78704' }, { label: 'Elm', zip: '78704' }),
  ).toEqual([{ label: 'Name', saved: 'Elm Court', typed: 'Elm' }]);
});

test('values that agree are no conflict', () => {
  const same = { label: 'Elm Court', zip: '78704' };
  expect(differencesOf(labels, same, same)).toEqual([]);
});
