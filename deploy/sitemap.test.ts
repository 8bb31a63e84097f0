import { isSitemapPath, sitemapsOf } from './sitemap';

const SITE = 'https://trees.example';
const located = (list: string | undefined) => list?.match(/(?<=<loc>)[^<]+/g);

test('pages that fit are in one list', () => {
  const sitemaps = sitemapsOf(['/', '/about'], SITE, 2);
  expect([...sitemaps.keys()]).toEqual(['/sitemap.xml']);
  expect(located(sitemaps.get('/sitemap.xml'))).toEqual([`${SITE}/`, `${SITE}/about`]);
});

test('of more pages none is left out: an index names the lists that hold them', () => {
  const sitemaps = sitemapsOf(['/', '/a', '/b', '/c', '/d'], SITE, 2);
  expect(sitemaps.get('/sitemap.xml')).toContain('<sitemapindex');
  const parts = located(sitemaps.get('/sitemap.xml'))?.map((place) => place.slice(SITE.length));
  expect(parts).toHaveLength(3);
  expect(parts?.every(isSitemapPath)).toBe(true);
  expect(parts?.flatMap((part) => located(sitemaps.get(part)))).toEqual(
    ['/', '/a', '/b', '/c', '/d'].map((page) => SITE + page),
  );
});
