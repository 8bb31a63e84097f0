import { pageName } from './PageSpeedWatch';

test.each([
  ['/', '/'],
  ['/services/tree-removal/tx', '/services/tree-removal/tx'],
  ['/requests/3f2b8a90-4c1d-4e5f-8a6b-7c8d9e0f1a2b', '/requests/:id'],
  ['/admin/vendor/1234/', '/admin/vendor/:id'],
  ['/providers/Ann%20Ash', '/providers/:id'],
  ['/blog/ann@example.com', '/blog/:id'],
  [`/blog/${'a'.repeat(41)}`, '/blog/:id'],
  ['/a/b/c/d/e/f', '/a/b/c/d'],
])('%s is the page %s', (path, name) => {
  expect(pageName(path)).toBe(name);
});

test('no name is longer than what is stored, or has signs that are refused', () => {
  const name = pageName(`/${['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(40)].join('/')}`);
  expect(name).toMatch(/^\/[a-z0-9:/-]{0,80}$/);
});
