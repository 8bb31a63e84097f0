import { downloadPhoto } from '@tree-service/market/api/photos';
import { authState } from '@tree-service/kernel';
import { createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval';

// Photos added in this page stay available without IndexedDB (some private windows).
const inMemory = new Map<string, Blob>();

/** A photo as it is stored: WebKit's private windows keep bytes in IndexedDB, but no Blob. */
interface StoredPhoto {
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

let store: UseStore | null = null;

function photos(): UseStore {
  store ??= createStore('tree-service-draft', 'photos');
  return store;
}

/**
 * Stores a draft's photo in this browser until the request is sent. Rejects when the browser refuses; the photo is then kept until the page is closed.
 */
export async function keepDraftPhoto(key: string, photo: Blob): Promise<void> {
  inMemory.set(key, photo);
  const stored: StoredPhoto = { type: photo.type, bytes: await photo.arrayBuffer() };
  await set(key, stored, photos());
}

/** The stored photo, or the one a signed-in owner uploaded from another device; null when there is none under this key. */
export async function readDraftPhoto(key: string): Promise<Blob | null> {
  const atHand = inMemory.get(key);
  if (atHand !== undefined) return atHand;
  const kept = await get<StoredPhoto>(key, photos());
  if (kept !== undefined) return new Blob([kept.bytes], { type: kept.type });
  const { status, user } = authState();
  if (status !== 'signedIn' || user === null) return null;
  const uploaded = await downloadPhoto(user.id, key);
  if (uploaded !== null) inMemory.set(key, uploaded);
  return uploaded;
}

/** Removes all stored photos except those named. */
export async function forgetDraftPhotosExcept(keep: readonly string[]): Promise<void> {
  const wanted = new Set<IDBValidKey>(keep);
  for (const key of [...inMemory.keys()]) if (!wanted.has(key)) inMemory.delete(key);
  const kept = await keys(photos());
  await delMany(
    kept.filter((key) => !wanted.has(key)),
    photos(),
  );
}
