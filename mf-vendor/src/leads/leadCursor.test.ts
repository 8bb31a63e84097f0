/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { parseLeadFilters } from './leadFilters';
import { leadCursorSearch, parseLeadCursor } from './leadCursor';

test('a cursor survives the query string', () => {
  const cursor = ['2026-11-21T10:00:00.123456+00:00', '00000000-0000-4000-8000-000000000000'];
  const address = leadCursorSearch(parseLeadFilters(new URLSearchParams('show=won')), cursor);
  expect(address).toMatch(/^\?show=won&from=/);
  expect(parseLeadCursor(new URLSearchParams(address).get('from'))).toEqual(cursor);
});

test.each([null, '', 'x', '[]', '["a"]', '[{}, "b"]', '{"a": 1}'])(
  'an invalid cursor (%p) means the start',
  (text) => {
    expect(parseLeadCursor(text)).toBeNull();
  },
);
