/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { parseLeadFilters } from './leadFilters';
import { leadPlaceAddress, parseLeadPlace } from './leadPlace';

test('an address keeps the place a long list goes on from', () => {
  const place = ['2026-11-21T10:00:00.123456+00:00', '00000000-0000-4000-8000-000000000000'];
  const address = leadPlaceAddress(parseLeadFilters(new URLSearchParams('show=won')), place);
  expect(address).toMatch(/^\?show=won&from=/);
  expect(parseLeadPlace(new URLSearchParams(address).get('from'))).toEqual(place);
});

test.each([null, '', 'x', '[]', '["a"]', '[{}, "b"]', '{"a": 1}'])(
  'what is no place (%p) is the start',
  (text) => {
    expect(parseLeadPlace(text)).toBeNull();
  },
);
