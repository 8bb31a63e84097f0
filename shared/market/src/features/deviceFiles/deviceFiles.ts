import { createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval';

/** A file as it is stored: WebKit's private windows keep bytes in IndexedDB, but no Blob. */
interface StoredFile {
  readonly type: string;
  readonly bytes: ArrayBuffer;
  readonly name?: string;
}

/** A file of this device, with the name it was kept under. */
export interface DeviceFile {
  readonly file: Blob;
  readonly name: string;
}

/** Files that this browser keeps until they are sent. */
export interface DeviceFiles {
  /** Rejects when the browser refuses; the file is then kept until the page is closed. */
  keep: (key: string, file: Blob, name?: string) => Promise<void>;
  /** Null when there is none under this key. */
  read: (key: string) => Promise<DeviceFile | null>;
  keys: () => Promise<string[]>;
  forget: (keys: readonly string[]) => Promise<void>;
}

/** Whether this browser has a place for files; without one they last as long as the page. */
export const hasFileStore = (): boolean => typeof indexedDB !== 'undefined';

/** The files of one database of this browser. */
export function createDeviceFiles(database: string, table: string): DeviceFiles {
  // Files added in this page stay available without IndexedDB (some private windows).
  const inMemory = new Map<string, DeviceFile>();
  let store: UseStore | null = null;
  const files = (): UseStore => {
    store ??= createStore(database, table);
    return store;
  };
  return {
    keep: async (key, file, name) => {
      inMemory.set(key, { file, name: name ?? '' });
      const bytes = await file.arrayBuffer();
      const stored: StoredFile = { type: file.type, bytes, ...(name !== undefined && { name }) };
      await set(key, stored, files());
    },
    read: async (key) => {
      const atHand = inMemory.get(key);
      if (atHand !== undefined || !hasFileStore()) return atHand ?? null;
      const kept = await get<StoredFile>(key, files());
      if (kept === undefined) return null;
      const file = { file: new Blob([kept.bytes], { type: kept.type }), name: kept.name ?? '' };
      inMemory.set(key, file);
      return file;
    },
    keys: async () => {
      const stored = hasFileStore() ? await keys<string>(files()) : [];
      return [...new Set([...stored, ...inMemory.keys()])];
    },
    forget: async (unwanted) => {
      for (const key of unwanted) inMemory.delete(key);
      if (hasFileStore()) await delMany([...unwanted], files());
    },
  };
}
