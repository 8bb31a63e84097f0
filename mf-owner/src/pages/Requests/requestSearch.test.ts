import { toRequestSearch, countByGroup, isFiltered, parseSearch } from './requestSearch';

const parse = (query: string) => parseSearch(new URLSearchParams(query));
const property = '6f1f7a1c-9d0c-4e7b-8d3e-2f0a1b3c4d5e';

test('all requests are shown, newest first, by default', () => {
  expect(parse('')).toEqual({ group: 'all', words: '', order: 'newest', propertyId: null });
  expect(isFiltered(parse('sort=oldest'))).toBe(false);
  expect(toRequestSearch(parse('show=booked&sort=updated&q=+oak+'))).toEqual({
    states: ['awarded', 'scheduled', 'in_progress'],
    words: 'oak',
    sort: 'updated',
    propertyId: null,
  });
});

test('invalid values in the address mean the default', () => {
  expect(parse('show=toString&sort=__proto__&property=1;drop')).toEqual(parse(''));
});

test('an address can filter by property', () => {
  expect(parse(`property=${property}`).propertyId).toBe(property);
  expect(isFiltered(parse(`property=${property}`))).toBe(true);
});

test('groups are counted from states', () => {
  expect(countByGroup({ open: 2, matching: 1, completed: 3, closed: 4, canceled: 5 })).toEqual({
    all: 15,
    open: 3,
    booked: 0,
    done: 7,
    ended: 5,
  });
});
