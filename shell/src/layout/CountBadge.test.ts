import { shownCount } from './CountBadge';

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('%i is shown as %s', (count, shown) => expect(shownCount(count)).toBe(shown));
