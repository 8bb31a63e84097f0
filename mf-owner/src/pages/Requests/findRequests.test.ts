import { countByGroup, findRequests, parseSearch, type FindableRequest } from './findRequests';

function request(number: number, facts: Partial<FindableRequest> = {}): FindableRequest {
  return {
    number,
    state: 'open',
    category: 'tree_removal',
    description: 'A tall oak',
    city: 'Oakland',
    region: 'CA',
    zip: '94601',
    created_at: `2026-11-${String(number).padStart(2, '0')}T10:00:00Z`,
    updated_at: `2026-11-${String(30 - number).padStart(2, '0')}T10:00:00Z`,
    properties: { label: 'Home', address: '1 Main St' },
    ...facts,
  };
}

const requests = [
  request(1),
  request(2, { state: 'completed', category: 'stump_grinding' }),
  request(3, { state: 'scheduled', properties: { label: 'Rental', address: '9 Elm St' } }),
];
const numbers = (query: string) =>
  findRequests(requests, parseSearch(new URLSearchParams(query))).map(({ number }) => number);

test('everything is shown, newest first, unless the address says otherwise', () => {
  expect(numbers('')).toEqual([3, 2, 1]);
  expect(numbers('sort=oldest')).toEqual([1, 2, 3]);
  expect(numbers('sort=updated')).toEqual([1, 2, 3]);
});

test('nonsense in the address means the default', () => {
  expect(numbers('show=toString&sort=__proto__')).toEqual([3, 2, 1]);
});

test('a group shows its states', () => {
  expect(numbers('show=done')).toEqual([2]);
  expect(numbers('show=booked')).toEqual([3]);
});

test('every word has to occur somewhere: service, place, property or number', () => {
  expect(numbers('q=stump+oakland')).toEqual([2]);
  expect(numbers('q=rental')).toEqual([3]);
  expect(numbers('q=%231')).toEqual([1]);
  expect(numbers('q=stump+rental')).toEqual([]);
});

test('groups are counted', () => {
  expect(countByGroup(requests)).toEqual({ all: 3, open: 1, booked: 1, done: 1, ended: 0 });
});
