import { matchPath } from 'react-router';
import { articleSummaries } from './blog/articleSummaries';
import { publicPages } from './publicPages';
import remote from './routes';

test('every page that is offered to search engines is one of this area, once', () => {
  const patterns = remote.routes.flatMap(({ path }) => path ?? []);
  for (const page of publicPages) {
    expect([page, patterns.some((pattern) => matchPath(pattern, page))]).toEqual([page, true]);
  }
  expect(new Set(publicPages).size).toBe(publicPages.length);
});

test('every article and every cost guide is among them', () => {
  expect(publicPages).toEqual(
    expect.arrayContaining([
      ...articleSummaries.map(({ slug }) => `/blog/${slug}`),
      '/services/stump-grinding',
      '/services/arborist/new-york',
    ]),
  );
});
