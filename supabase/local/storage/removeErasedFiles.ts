import { removeErased, type ErasedFile } from '../../functions/_shared/erasedFiles';
import type { Row } from '../database';
import type { StoredObjects } from './storedObjects';

const SERVER = { role: 'service_role', claims: { role: 'service_role' } } as const;

/** Removes what people stored whose accounts were deleted, bytes included. Returns how many files went. */
export function removeErasedFiles(objects: StoredObjects): Promise<number> {
  return removeErased({
    list: () =>
      objects.database.query<ErasedFile & Row>(
        'select bucket_id, name from public.files_to_remove()',
      ),
    remove: async (bucket, names) => (await objects.remove(SERVER, bucket, names)).length,
  });
}
