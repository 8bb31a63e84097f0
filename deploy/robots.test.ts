import { readFileSync } from 'node:fs';
import path from 'node:path';
import { robotsOf } from './robots';

const robots = robotsOf('https://trees.example');

test('nginx tells crawlers the same', () => {
  const configuration = readFileSync(path.join(__dirname, 'nginx/site.conf'), 'utf8');
  expect(configuration).toContain(`return 200 "${robots}";`);
});

test('crawlers are kept from what needs an account, and from nothing public', () => {
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, start = '']) => start);
  const isClosed = (address: string) => closed.some((start) => address.startsWith(start));
  for (const address of ['/admin-check', '/vendor/leads', '/requests/42', '/messages']) {
    expect([address, isClosed(address)]).toEqual([address, true]);
  }
  for (const address of [
    '/',
    '/services/tree-removal',
    '/blog',
    '/providers',
    '/about',
    '/login',
  ]) {
    expect([address, isClosed(address)]).toEqual([address, false]);
  }
});
