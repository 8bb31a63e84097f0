import { queryOptions } from '@tanstack/react-query';
import { backend, BackendError } from '@tree-service/kernel';

/** The places the product keeps files in. */
export type Bucket = 'tree-photos' | 'message-attachments' | 'vendor-documents' | 'vendor-media';

/**
 * How long a file's address stays valid, in seconds. Anyone who has it can read the file, so that those of
 * insurance papers and licenses last no longer than it takes to open them.
 */
const ADDRESS_LIFETIME_S: Readonly<Record<Bucket, number>> = {
  'tree-photos': 3600,
  'message-attachments': 3600,
  'vendor-documents': 240,
  'vendor-media': 3600,
};

/** The endings files are stored under, by type; each bucket takes some of these types. */
const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

/** How long one lasts for a crew, whose link may be turned off. */
const CREW_LIFETIME_S = 600;

/** The files of a bucket, read as the signed-in person or with the token of a crew's link. */
async function filesOf(bucket: Bucket, crewToken?: string) {
  const client = await backend();
  const files = client.storage.from(bucket);
  return crewToken === undefined ? files : files.setHeader('x-crew-token', crewToken);
}

/** What storage refused, as a backend's refusal; its status is 0 when storage was not reached. */
export function storageRefusal(error: { message: string; status?: number }): BackendError {
  return new BackendError(error.message, 'storage', null, error.status ?? 0, error);
}

/** A file of a bucket, read with the token of a crew's link; null when it is gone. */
export async function readFileAsCrew(
  bucket: Bucket,
  path: string,
  crewToken: string,
): Promise<Blob | null> {
  const files = await filesOf(bucket, crewToken);
  const { data, error } = await files.download(path);
  if (error === null) return data;
  const refusal = storageRefusal(error);
  if (refusal.status === 0) throw refusal;
  return null;
}

/**
 * Uploads a file into a folder of a bucket that the caller may add to, and returns its path. The key makes a repeat
 * after a lost answer land on the same path, so nothing is stored twice. Refuses types no bucket takes.
 */
export async function storeFile(
  bucket: Bucket,
  folder: string,
  key: string,
  file: Blob,
  crewToken?: string,
): Promise<string> {
  const ending = ENDINGS[file.type];
  if (!ending) {
    throw storageRefusal({ message: 'Files of this type cannot be added.', status: 400 });
  }
  const path = `${folder}/${key}.${ending}`;
  const files = await filesOf(bucket, crewToken);
  const { error } = await files.upload(path, file, { contentType: file.type, upsert: false });
  if (error && !/exists|duplicate/i.test(error.message)) throw storageRefusal(error);
  return path;
}

/**
 * Query for short-lived addresses of files the caller may see, by path. Renewed after half of their life
 * while they are shown, and forgotten before they end.
 */
export const fileAddressesQuery = (
  bucket: Bucket,
  paths: readonly string[],
  crewToken?: string,
) => {
  const lifetime = crewToken === undefined ? ADDRESS_LIFETIME_S[bucket] : CREW_LIFETIME_S;
  const halfMs = (lifetime / 2) * 1000;
  return queryOptions({
    queryKey: ['file_addresses', bucket, ...paths],
    queryFn: async (): Promise<Record<string, string>> => {
      if (paths.length === 0) return {};
      const files = await filesOf(bucket, crewToken);
      const { data, error } = await files.createSignedUrls([...paths], lifetime);
      if (error) throw storageRefusal(error);
      return Object.fromEntries(
        data.flatMap(({ path, signedUrl }) => (path && signedUrl ? [[path, signedUrl]] : [])),
      );
    },
    // Not for a page drawn ahead.
    meta: { isShortLived: true },
    staleTime: halfMs,
    gcTime: halfMs,
    // An hour outlasts what people look at; minutes do not.
    refetchInterval: bucket === 'vendor-documents' ? halfMs : false,
  });
};
