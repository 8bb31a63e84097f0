import type { Media } from '@tree-service/market/api/media';

/** One thing a portfolio shows: a picture, a video, or two photos as before and after. */
export type Exhibit = { before: Media; after: Media } | { single: Media };

/** The ids of what an exhibit is made of. */
export function idsOf(exhibit: Exhibit): string[] {
  return 'single' in exhibit ? [exhibit.single.id] : [exhibit.before.id, exhibit.after.id];
}

/** What a portfolio shows in its order: pairs stand where the first of them stands. */
export function exhibitsOf(media: readonly Media[]): Exhibit[] {
  const shown = media.filter(({ kind }) => kind !== 'logo');
  const seen = new Set<string>();
  return shown.flatMap((each): Exhibit[] => {
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

/** All ids in order after the exhibit at `index` changed places with its neighbour `by` steps on. */
export function movedIds(exhibits: readonly Exhibit[], index: number, by: -1 | 1): string[] {
  const order = [...exhibits];
  const [moved] = order.splice(index, 1);
  if (moved) order.splice(index + by, 0, moved);
  return order.flatMap(idsOf);
}
