import { fileAddressesQuery, storeFile } from './storedFiles';

const BUCKET = 'message-attachments';

/** The most files one message takes. */
export const ATTACHMENTS_AT_MOST = 5;

/** Uploads a photo or PDF into the caller's own folder and returns its path; see storeFile. */
export const uploadAttachment = (userId: string, key: string, file: Blob) =>
  storeFile(BUCKET, userId, key, file);

/** Query for short-lived addresses of files of messages, by path. */
export const attachmentAddressesQuery = (paths: readonly string[]) =>
  fileAddressesQuery(BUCKET, paths);

/** The address at which a file of a message is saved under its name instead of being shown. */
export function downloadAddress(address: string, name: string): string {
  const download = new URL(address);
  download.searchParams.set('download', name);
  return download.href;
}
