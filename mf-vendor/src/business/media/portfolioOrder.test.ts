import type { Media } from '@tree-service/market/api/media';
import { portfolioItems, idsOf, movedIds } from './portfolioOrder';

const media = (id: string, changes: Partial<Media> = {}): Media => ({
  id,
  vendor_id: 'vendor',
  kind: 'photo',
  path: `vendor/${id}.jpg`,
  caption: null,
  position: 0,
  pair_id: null,
  moment: null,
  created_at: '2026-11-21T10:00:00Z',
  version: 1,
  ...changes,
});

const portfolio = portfolioItems([
  media('logo', { kind: 'logo' }),
  media('one'),
  media('after', { pair_id: 'pair', moment: 'after' }),
  media('two'),
  media('before', { pair_id: 'pair', moment: 'before' }),
]);

test('a pair is one item at the position of its first photo; the logo is not in it', () => {
  expect(portfolio.map(idsOf)).toEqual([['one'], ['before', 'after'], ['two']]);
});

test('moving a pair moves both photos', () => {
  expect(movedIds(portfolio, 1, 1)).toEqual(['one', 'two', 'before', 'after']);
  expect(movedIds(portfolio, 1, -1)).toEqual(['before', 'after', 'one', 'two']);
});
