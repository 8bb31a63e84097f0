import { queryOptions } from '@tanstack/react-query';
import { backend } from '@tree-service/shared/runtime';
import { BackendError } from './backendError';

/** Where a Pro's files are kept: documents for administrators' eyes, media for everyone's. */
export type VendorBucket = 'vendor-documents' | 'vendor-media';

/** How long a file's address stays valid, in seconds. */
const ADDRESS_LIFETIME_S = 3600;

/** The endings of the types both buckets take; videos where these are switched on. */
const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

function refused(error: { message: string }): BackendError {
  return new BackendError(error.message, 'storage', null, 400, error);
}

/**
 * Uploads a file into the Pro's own folder and returns its path. The key makes a repeat after a lost
 * answer land on the same path. Refuses types that no bucket takes.
 */
export async function uploadVendorFile(
  bucket: VendorBucket,
  vendorId: string,
  key: string,
  file: Blob,
): Promise<string> {
  const ending = ENDINGS[file.type];
  if (!ending) throw refused({ message: 'Files of this type cannot be added.' });
  const client = await backend();
  const path = `${vendorId}/${key}.${ending}`;
  const { error } = await client.storage
    .from(bucket)
    .upload(path, file, { contentType: file.type, upsert: false });
  if (error && !/exists|duplicate/i.test(error.message)) throw refused(error);
  return path;
}

/** Query for short-lived addresses of files the caller may see, by path. */
export const vendorFileAddressesQuery = (bucket: VendorBucket, paths: readonly string[]) =>
  queryOptions({
    queryKey: ['vendor_file_addresses', bucket, ...paths],
    queryFn: async (): Promise<Record<string, string>> => {
      if (paths.length === 0) return {};
      const client = await backend();
      const { data, error } = await client.storage
        .from(bucket)
        .createSignedUrls([...paths], ADDRESS_LIFETIME_S);
      if (error) throw refused(error);
      return Object.fromEntries(
        data.flatMap(({ path, signedUrl }) => (path && signedUrl ? [[path, signedUrl]] : [])),
      );
    },
    staleTime: (ADDRESS_LIFETIME_S / 2) * 1000,
  });

/** Removes a file that nothing rests on and nothing shows. */
export async function removeVendorFile(bucket: VendorBucket, path: string) {
  const client = await backend();
  const { error } = await client.storage.from(bucket).remove([path]);
  if (error) throw refused(error);
}
