import type { Row } from '../database';
import type { StoredObjects } from './storedObjects';

const SERVER = { role: 'service_role', claims: { role: 'service_role' } } as const;

interface ErasedFile extends Row {
  bucket_id: string;
  name: string;
}

/** Removes what people stored whose accounts were deleted, bytes included. Returns how many files went. */
export async function removeErasedFiles(objects: StoredObjects): Promise<number> {
  let removed = 0;
  for (;;) {
    const files = await objects.database.query<ErasedFile>(
      'select bucket_id, name from public.files_to_remove()',
    );
    const before = removed;
    for (const bucket of new Set(files.map(({ bucket_id }) => bucket_id))) {
      const names = files.filter((file) => file.bucket_id === bucket).map(({ name }) => name);
      removed += (await objects.remove(SERVER, bucket, names)).length;
    }
    if (removed === before) return removed;
  }
}
