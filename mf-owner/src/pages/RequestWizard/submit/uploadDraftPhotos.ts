import { uploadPhoto } from '@tree-service/shared/api/photos';
import type { DraftPhoto } from '../draft/draft';
import { readDraftPhoto } from '../draft/draftPhotos';

/** A photo of the draft is no longer kept by this browser. The message tells people what to do. */
export class MissingPhotoError extends Error {
  override readonly name = 'MissingPhotoError';

  constructor(photo: DraftPhoto) {
    super(
      `The photo “${photo.name}” is no longer on this device. Remove it in the photos step, or add it again.`,
    );
  }
}

/**
 * Uploads the photos of a draft one after another and returns their paths in the same order.
 * `onProgress` hears how many have arrived. A repeat stores nothing twice. Throws a MissingPhotoError
 * or the backend's error.
 */
export async function uploadDraftPhotos(
  userId: string,
  photos: readonly DraftPhoto[],
  onProgress: (arrived: number) => void,
): Promise<string[]> {
  const paths: string[] = [];
  for (const photo of photos) {
    const image = await readDraftPhoto(photo.key);
    if (image === null) throw new MissingPhotoError(photo);
    paths.push(await uploadPhoto(userId, photo.key, image));
    onProgress(paths.length);
  }
  return paths;
}
