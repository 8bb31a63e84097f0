/** @jest-environment ./scripts/testing/browserEnvironment.js */
import {
  countConditions,
  leadFiltersSearch,
  leadPageFilter,
  parseLeadFilters,
  withoutConditions,
  leadCursorSearch,
  parseLeadCursor,
} from './leadFilters';

const parse = (address: string) => parseLeadFilters(new URLSearchParams(address));

test('an empty query string means new requests, expiring soonest first', () => {
  expect(parse('')).toEqual({
    group: 'new',
    service: null,
    timing: null,
    within: null,
    search: '',
    sort: 'ending',
    view: 'list',
  });
  expect(parse('show=closed').sort).toBe('newest');
});

test('filters survive the query string', () => {
  const address =
    '?show=active&service=maintenance&when=emergency&within=25&find=Maya&sort=nearest&view=map';
  expect(leadFiltersSearch(parse(address))).toBe(address);
  expect(countConditions(parse(address))).toBe(4);
});

test('invalid values are ignored', () => {
  const filters = parse('show=x&service=magic&when=never&within=7&sort=color&view=globe');
  expect(filters).toEqual(parse(''));
  expect(leadFiltersSearch(filters)).toBe('?show=new');
});

test('the database gets its own units and names', () => {
  expect(leadPageFilter(parse('show=won&within=10&find=+78704+'))).toEqual({
    states: ['won'],
    within_km: 16.09344,
    search: '78704',
    sort: 'newest',
  });
});

test('clearing the filters keeps the tab', () => {
  const cleared = withoutConditions(parse('show=won&service=arborist&find=Maya&sort=nearest'));
  expect(leadFiltersSearch(cleared)).toBe('?show=won&sort=nearest');
  expect(countConditions(cleared)).toBe(0);
});

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
