import { downloadPhoto } from '@tree-service/market/api/photos';
import { createDeviceFiles } from '@tree-service/market/features/deviceFiles';
import { authState } from '@tree-service/kernel';

const photos = createDeviceFiles('tree-service-draft', 'photos');

// Those uploaded from another device.
const downloaded = new Map<string, Blob>();

/**
 * Stores a draft's photo in this browser until the request is sent. Rejects when the browser refuses; the photo is then kept until the page is closed.
 */
export function keepDraftPhoto(key: string, photo: Blob): Promise<void> {
  return photos.keep(key, photo);
}

/** The stored photo, or the one a signed-in owner uploaded from another device; null when there is none under this key. */
export async function readDraftPhoto(key: string): Promise<Blob | null> {
  const kept = await photos.read(key);
  if (kept !== null) return kept.file;
  const atHand = downloaded.get(key);
  if (atHand !== undefined) return atHand;
  const { status, user } = authState();
  if (status !== 'signedIn' || user === null) return null;
  const uploaded = await downloadPhoto(user.id, key);
  if (uploaded !== null) downloaded.set(key, uploaded);
  return uploaded;
}

/** Removes all stored photos except those named. */
export async function forgetDraftPhotosExcept(keep: readonly string[]): Promise<void> {
  const wanted = new Set(keep);
  for (const key of [...downloaded.keys()]) if (!wanted.has(key)) downloaded.delete(key);
  await photos.forget((await photos.keys()).filter((key) => !wanted.has(key)));
}
