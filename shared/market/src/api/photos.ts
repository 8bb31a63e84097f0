import { backend } from '@tree-service/kernel';
import { fileAddressesQuery, readFileAsCrew, storageRefusal, storeFile } from './storedFiles';

const BUCKET = 'tree-photos';

/** Uploads a photo, a JPEG, into a folder of the caller's and returns its path; see storeFile. */
export const uploadPhoto = (folder: string, key: string, photo: Blob) =>
  storeFile(BUCKET, folder, key, photo);

/** The folder for photos of a job's review, whose paths anyone may read: it names nobody. */
export const reviewFolder = (job: { review_folder: string }) => `reviews/${job.review_folder}`;

/** As uploadPhoto, into the folder of a crew's link. */
export const uploadCrewPhoto = (folder: string, key: string, photo: Blob, crewToken: string) =>
  storeFile(BUCKET, folder, key, photo, crewToken);

/** A photo of a crew's day, read with the token of its link; null when it is gone. */
export const readCrewPhoto = (path: string, crewToken: string) =>
  readFileAsCrew(BUCKET, path, crewToken);

/** The photo uploaded under this key, or null when there is none. */
export async function downloadPhoto(userId: string, key: string): Promise<Blob | null> {
  const client = await backend();
  const { data, error } = await client.storage.from(BUCKET).download(`${userId}/${key}.jpg`);
  if (error === null) return data;
  const refusal = storageRefusal(error);
  if (refusal.status === 0) throw refusal;
  return null;
}

/** Query for short-lived addresses of photos the caller may see, by path. */
export const photoAddressesQuery = (paths: readonly string[]) => fileAddressesQuery(BUCKET, paths);

/** Whether the photo bucket exists, for the administrator's existence check. */
export async function photoBucketExists(): Promise<boolean> {
  const client = await backend();
  const { data, error } = await client.storage.listBuckets();
  if (error) throw storageRefusal(error);
  return data.some(({ name }) => name === BUCKET);
}

/** Removes a photo of the caller's that nothing shows yet. */
export async function removePhoto(path: string): Promise<void> {
  const client = await backend();
  const { error } = await client.storage.from(BUCKET).remove([path]);
  if (error) throw storageRefusal(error);
}
