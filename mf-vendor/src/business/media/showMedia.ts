import { newKey } from '@tree-service/domain';
import { queryClient } from '@tree-service/kernel';
import { mediaQuery, type Media } from '@tree-service/market/api/media';
import { withAdded } from '@tree-service/market/api/showRows';
import { uploadVendorFile } from '@tree-service/market/api/vendorFiles';
import { type MediaKind, addMedia } from '../../api/media';

function change(vendorId: string, changed: (known: Media[]) => Media[]): void {
  queryClient.setQueryData(mediaQuery(vendorId).queryKey, (known) => known && changed(known));
}

/** An uploaded file that was just added to what a Pro shows. */
export interface AddedMedia {
  readonly id: string;
  readonly kind: MediaKind;
  readonly path: string;
}

/** Shows it last in order; a logo in the place of the earlier one. */
export function showAddedMedia(vendorId: string, { id, kind, path }: AddedMedia): void {
  change(vendorId, (known) =>
    withAdded(kind === 'logo' ? known.filter((each) => each.kind !== 'logo') : known, {
      id,
      kind,
      path,
      vendor_id: vendorId,
      caption: null,
      position: Math.max(0, ...known.map(({ position }) => position)) + 1,
      moment: null,
      pair_id: null,
      created_at: new Date().toISOString(),
      version: 1,
    }),
  );
}

/** Shows what is named in this order, and the rest after it as before. */
export function showMediaOrder(vendorId: string, ids: readonly string[]): void {
  const placeOf = ({ id }: Media) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  change(vendorId, (known) =>
    [...known]
      .sort((one, other) => placeOf(one) - placeOf(other) || one.position - other.position)
      .map((each, place) => ({ ...each, position: place + 1 })),
  );
}

const alone = (each: Media): Media => ({ ...each, pair_id: null, moment: null });

/** Shows the photos of the pairs that these are in on their own again. */
export function showUnpaired(vendorId: string, ids: readonly string[]): void {
  change(vendorId, (known) => {
    const pairs = known.filter(({ id }) => ids.includes(id)).map(({ pair_id: pair }) => pair);
    return known.map((each) =>
      each.pair_id !== null && pairs.includes(each.pair_id) ? alone(each) : each,
    );
  });
}

/** Shows two photos side by side as before and after. */
export function showPair(vendorId: string, beforeId: string, afterId: string): void {
  showUnpaired(vendorId, [beforeId, afterId]);
  const pair = newKey();
  change(vendorId, (known) =>
    known.map((each) => {
      if (each.id === beforeId) return { ...each, pair_id: pair, moment: 'before' };
      return each.id === afterId ? { ...each, pair_id: pair, moment: 'after' } : each;
    }),
  );
}

/** Uploads a file and adds it to what a Pro shows. */
export async function addFile(vendorId: string, kind: MediaKind, file: Blob): Promise<AddedMedia> {
  const path = await uploadVendorFile('vendor-media', vendorId, newKey(), file);
  return { id: await addMedia(path, kind, null), kind, path };
}
