/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { readPlace, writePlace } from './listPlace';

const id = '3f2b8a90-4c1d-4e5f-8a6b-0123456789ab';

test.each([
  { at: '2026-11-21T10:00:00.123456+00:00', id },
  { at: null, id },
])('a place in the list is read from the address as it was written: %j', (place) => {
  const address = new URLSearchParams({ after: writePlace(place) });
  expect(readPlace(new URLSearchParams(address.toString()).get('after'))).toEqual(place);
});

test.each([null, '', 'none', `2026-11-21",id.gt.0,${id}`, `2026-11-21T10:00:00Z,${id})`])(
  'what is no place is the first page: %j',
  (text) => {
    expect(readPlace(text)).toBeNull();
  },
);
