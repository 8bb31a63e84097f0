import type { Media } from '@tree-service/market/api/media';

/** One thing a portfolio shows: a picture, a video, or two photos as before and after. */
export type PortfolioItem = { before: Media; after: Media } | { single: Media };

/** The ids of what an item is made of. */
export function idsOf(item: PortfolioItem): string[] {
  return 'single' in item ? [item.single.id] : [item.before.id, item.after.id];
}

/** What a portfolio shows in its order: pairs stand where the first of them stands. */
export function portfolioItems(media: readonly Media[]): PortfolioItem[] {
  const shown = media.filter(({ kind }) => kind !== 'logo');
  const seen = new Set<string>();
  return shown.flatMap((each): PortfolioItem[] => {
    if (seen.has(each.id)) return [];
    const other = shown.find(
      ({ id, pair_id: pair }) => id !== each.id && pair !== null && pair === each.pair_id,
    );
    if (!other) return [{ single: each }];
    seen.add(other.id);
    const [before, after] = each.moment === 'before' ? [each, other] : [other, each];
    return [{ before, after }];
  });
}

/** All ids in order after the item at `index` changed places with its neighbour `by` steps on. */
export function movedIds(items: readonly PortfolioItem[], index: number, by: -1 | 1): string[] {
  const order = [...items];
  const [moved] = order.splice(index, 1);
  if (moved) order.splice(index + by, 0, moved);
  return order.flatMap(idsOf);
}
