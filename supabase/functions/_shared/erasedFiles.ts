import { forWorkers } from './answering.ts';
import { backendForServer } from './environment.ts';

/** A file of a deleted account, as files_to_remove names it. */
export interface ErasedFile {
  bucket_id: string;
  name: string;
}

/** Where files of deleted accounts are listed and removed. */
export interface ErasedFileStore {
  /** Some of those still there. */
  list(): Promise<ErasedFile[]>;
  /** Removes files of a bucket; returns how many went. */
  remove(bucket: string, names: string[]): Promise<number>;
}

/** Removes what people stored whose accounts were deleted, bytes included. Returns how many files went. */
export async function removeErased(store: ErasedFileStore): Promise<number> {
  let removed = 0;
  for (;;) {
    const files = await store.list();
    const before = removed;
    for (const bucket of new Set(files.map(({ bucket_id }) => bucket_id))) {
      const names = files.filter((file) => file.bucket_id === bucket).map(({ name }) => name);
      removed += await store.remove(bucket, names);
    }
    if (removed === before) return removed;
  }
}

/** Removes the files of deleted accounts through storage. */
export const erasedFilesWorker = forWorkers(async (_request, variables) => {
  const backend = backendForServer(variables);
  const removed = await removeErased({
    list: () => backend.call<ErasedFile[]>('files_to_remove'),
    remove: (bucket, names) => backend.removeFiles(bucket, names),
  });
  return Response.json({ removed });
});
