import { parseLeadFilters } from './leadFilters';
import { leadCursorSearch, parseLeadCursor } from './leadCursor';

test('an address keeps the place a long list goes on from', () => {
  const place = ['2026-11-21T10:00:00.123456+00:00', '00000000-0000-4000-8000-000000000000'];
  const address = leadCursorSearch(parseLeadFilters(new URLSearchParams('show=won')), place);
  expect(address).toMatch(/^\?show=won&from=/);
  expect(parseLeadCursor(new URLSearchParams(address).get('from'))).toEqual(place);
});

test.each([null, '', 'x', '[]', '["a"]', '[{}, "b"]', '{"a": 1}'])(
  'what is no place (%p) is the start',
  (text) => {
    expect(parseLeadCursor(text)).toBeNull();
  },
);
