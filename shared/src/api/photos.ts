import { queryOptions } from '@tanstack/react-query';
import { backend } from '@tree-service/shared/runtime';
import { BackendError } from './backendError';

const BUCKET = 'tree-photos';
/** How long a photo's address stays valid, in seconds. */
const ADDRESS_LIFETIME_S = 3600;

function refused(error: { message: string }): BackendError {
  return new BackendError(error.message, 'storage', null, 400, error);
}

/**
 * Uploads a photo into the caller's own folder and returns its path. The key makes a repeat after a
 * lost answer land on the same path, so nothing is stored twice.
 */
export async function uploadPhoto(userId: string, key: string, photo: Blob): Promise<string> {
  const client = await backend();
  const path = `${userId}/${key}.jpg`;
  const { error } = await client.storage
    .from(BUCKET)
    .upload(path, photo, { contentType: photo.type, upsert: false });
  if (error && !/exists|duplicate/i.test(error.message)) throw refused(error);
  return path;
}

/** Query for short-lived addresses of photos the caller may see, by path. */
export const photoAddressesQuery = (paths: readonly string[]) =>
  queryOptions({
    queryKey: ['photo_addresses', ...paths],
    queryFn: async (): Promise<Record<string, string>> => {
      if (paths.length === 0) return {};
      const client = await backend();
      const { data, error } = await client.storage
        .from(BUCKET)
        .createSignedUrls([...paths], ADDRESS_LIFETIME_S);
      if (error) throw refused(error);
      return Object.fromEntries(
        data.flatMap(({ path, signedUrl }) => (path && signedUrl ? [[path, signedUrl]] : [])),
      );
    },
    staleTime: (ADDRESS_LIFETIME_S / 2) * 1000,
  });

/** Whether the photo bucket exists, for the administrator's existence check. */
export async function photoBucketExists(): Promise<boolean> {
  const client = await backend();
  const { data, error } = await client.storage.listBuckets();
  if (error) throw refused(error);
  return data.some(({ name }) => name === BUCKET);
}
