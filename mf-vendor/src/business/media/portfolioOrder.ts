import type { Media } from '@tree-service/market/api/media';

/** A photo, a video, or a before-and-after pair. */
export type PortfolioItem = { before: Media; after: Media } | { single: Media };

export function idsOf(item: PortfolioItem): string[] {
  return 'single' in item ? [item.single.id] : [item.before.id, item.after.id];
}

/** In order; a pair is at the position of its first photo. */
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

/** All ids after moving the item at `index` by one position. */
export function movedIds(items: readonly PortfolioItem[], index: number, by: -1 | 1): string[] {
  const order = [...items];
  const [moved] = order.splice(index, 1);
  if (moved) order.splice(index + by, 0, moved);
  return order.flatMap(idsOf);
}
