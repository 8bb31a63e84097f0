import { backend, expectDone, unwrap, updatedVersion } from '@tree-service/kernel';
import { mediaQuery, readMedia } from '@tree-service/market/api/media';
import { readWrittenTexts, withWrittenTexts } from '@tree-service/market/api/writtenTexts';

/** Query for what the caller shows, with captions as the caller wrote them. */
export const ownMediaQuery = (vendorId: string) => ({
  ...mediaQuery(vendorId),
  queryFn: async () => {
    const [media, texts] = await Promise.all([readMedia(vendorId), readWrittenTexts(null)]);
    return withWrittenTexts(media, texts);
  },
});

/** What can be shown: one logo, photos of work, videos where these are switched on. */
export type MediaKind = 'logo' | 'photo' | 'video';

/** Shows an uploaded file (see vendorFiles), last in order; a logo takes the place of the earlier one. */
export async function addMedia(path: string, kind: MediaKind, caption: string | null) {
  const client = await backend();
  return unwrap(
    await client.rpc('add_media', { path, kind, ...(caption !== null && { caption }) }),
  );
}

/**
 * Words the caption of something shown; returns its new version. Refused (hint version_conflict) when
 * `expectedVersion` is given and not the current one.
 */
export async function captionMedia(
  mediaId: string,
  caption: string | null,
  expectedVersion?: number,
) {
  const client = await backend();
  const answer = await client
    .from('vendor_media')
    .update({ caption })
    .match({ id: mediaId, ...(expectedVersion !== undefined && { version: expectedVersion }) })
    .select('version');
  return updatedVersion(answer, 'This caption');
}

/** Puts what is shown in order, by ids. */
export async function orderMedia(mediaIds: string[]) {
  const client = await backend();
  expectDone(await client.rpc('order_media', { media_ids: mediaIds }));
}

/** Shows two photos side by side as before and after. */
export async function pairMedia(beforeId: string, afterId: string) {
  const client = await backend();
  expectDone(await client.rpc('pair_media', { before_id: beforeId, after_id: afterId }));
}

/** Shows the photos of a pair on their own again. */
export async function unpairMedia(mediaId: string) {
  const client = await backend();
  expectDone(await client.rpc('unpair_media', { media_id: mediaId }));
}

/** Hides a photo or document. Its file stays in storage, so this can be undone. */
export async function removeMedia(mediaId: string) {
  const client = await backend();
  expectDone(await client.from('vendor_media').delete().eq('id', mediaId));
}
