/** @jest-environment ./scripts/testing/browserEnvironment.js */
import {
  countConditions,
  leadFiltersAddress,
  leadPageFilter,
  parseLeadFilters,
  withoutConditions,
} from './leadFilters';

const parse = (address: string) => parseLeadFilters(new URLSearchParams(address));

test('an empty address means the new requests, the one that ends first on top', () => {
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

test('an address keeps every choice, and gives the same filters again', () => {
  const address =
    '?show=active&service=maintenance&when=emergency&within=25&find=Maya&sort=nearest&view=map';
  expect(leadFiltersAddress(parse(address))).toBe(address);
  expect(countConditions(parse(address))).toBe(4);
});

test('what an address says wrongly is left open', () => {
  const filters = parse('show=x&service=magic&when=never&within=7&sort=colour&view=globe');
  expect(filters).toEqual(parse(''));
  expect(leadFiltersAddress(filters)).toBe('?show=new');
});

test('the database is asked in its own units and words', () => {
  expect(leadPageFilter(parse('show=won&within=10&find=+78704+'))).toEqual({
    states: ['won'],
    within_km: 16.09344,
    search: '78704',
    sort: 'newest',
  });
});

test('conditions can be taken away without leaving the part of the inbox', () => {
  const cleared = withoutConditions(parse('show=won&service=arborist&find=Maya&sort=nearest'));
  expect(leadFiltersAddress(cleared)).toBe('?show=won&sort=nearest');
  expect(countConditions(cleared)).toBe(0);
});
