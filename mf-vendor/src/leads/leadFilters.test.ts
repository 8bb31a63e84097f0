/** @jest-environment ./scripts/testing/browserEnvironment.js */
import {
  countConditions,
  leadFiltersSearch,
  leadPageFilter,
  parseLeadFilters,
  withoutConditions,
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
