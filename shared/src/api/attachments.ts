import { queryOptions } from '@tanstack/react-query';
import { backend } from '@tree-service/shared/runtime';
import { BackendError } from './backendError';

const BUCKET = 'message-attachments';
/** How long the address of a file stays valid, in seconds. */
const ADDRESS_LIFETIME_S = 3600;

/** Types of files that go with a message, with the ending each is stored under. */
export const ATTACHMENT_TYPES: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** The largest file that goes with a message, in bytes. */
export const ATTACHMENT_BYTES_AT_MOST = 10 * 1024 * 1024;

/** The most files one message takes. */
export const ATTACHMENTS_AT_MOST = 5;

function refused(error: { message: string }): BackendError {
  return new BackendError(error.message, 'storage', null, 400, error);
}

/**
 * Uploads a photo or PDF into the caller's own folder and returns its path. The key makes a repeat
 * after a lost answer land on the same path, so nothing is stored twice.
 */
export async function uploadAttachment(userId: string, key: string, file: Blob): Promise<string> {
  const client = await backend();
  const path = `${userId}/${key}.${ATTACHMENT_TYPES[file.type] ?? 'bin'}`;
  const { error } = await client.storage
    .from(BUCKET)
    .upload(path, file, { contentType: file.type, upsert: false });
  if (error && !/exists|duplicate/i.test(error.message)) throw refused(error);
  return path;
}

/** Query for short-lived addresses of files of messages, by path. */
export const attachmentAddressesQuery = (paths: readonly string[]) =>
  queryOptions({
    queryKey: ['attachment_addresses', ...paths],
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
