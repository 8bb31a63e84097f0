import { pageAt } from './adminPages';

test.each([
  ['/admin', 'dashboard'],
  ['/admin/dashboard', 'dashboard'],
  ['/admin-utility/audit', 'audit'],
  ['/admin/person/p1', 'people'],
  ['/admin/vendor/v1', 'people'],
  ['/admin-utility/markets/m1', 'markets'],
])('%s belongs to %s in the list of pages', (address, name) => {
  expect(pageAt(address)).toBe(name);
});
