import type { Media } from '@tree-service/market/api/media';
import { exhibitsOf, idsOf, movedIds } from './portfolioOrder';

const media = (id: string, changes: Partial<Media> = {}): Media => ({
  id,
  vendor_id: 'pro',
  kind: 'photo',
  path: `pro/${id}.jpg`,
  caption: null,
  position: 0,
  pair_id: null,
  moment: null,
  created_at: '2026-11-21T10:00:00Z',
  version: 1,
  ...changes,
});

const portfolio = exhibitsOf([
  media('logo', { kind: 'logo' }),
  media('one'),
  media('after', { pair_id: 'pair', moment: 'after' }),
  media('two'),
  media('before', { pair_id: 'pair', moment: 'before' }),
]);

test('a pair is one thing, where the first of its photos stands; the logo is apart', () => {
  expect(portfolio.map(idsOf)).toEqual([['one'], ['before', 'after'], ['two']]);
});

test('what is moved takes both photos of a pair along', () => {
  expect(movedIds(portfolio, 1, 1)).toEqual(['one', 'two', 'before', 'after']);
  expect(movedIds(portfolio, 1, -1)).toEqual(['before', 'after', 'one', 'two']);
});
