import { matchPath } from 'react-router';
import { articleSummaries } from './blog/articleSummaries';
import { publicPages } from './publicPages';
import remote from './routes';

test('every page listed for search engines belongs to this area and is listed once', () => {
  const patterns = remote.routes.flatMap(({ path }) => path ?? []);
  for (const page of publicPages) {
    expect([page, patterns.some((pattern) => matchPath(pattern, page))]).toEqual([page, true]);
  }
  expect(new Set(publicPages).size).toBe(publicPages.length);
});

test('every article and cost guide is listed', () => {
  expect(publicPages).toEqual(
    expect.arrayContaining([
      ...articleSummaries.map(({ slug }) => `/blog/${slug}`),
      '/services/stump-grinding',
      '/services/arborist/new-york',
    ]),
  );
});
