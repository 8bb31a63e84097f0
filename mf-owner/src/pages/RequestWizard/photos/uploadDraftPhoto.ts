import { uploadPhoto } from '@tree-service/market/api/photos';
import type { DraftPhoto } from '../draft/draft';
import { readDraftPhoto } from '../draft/draftPhotos';

/** A photo of the draft is missing from this browser. The message is for the user. */
export class MissingPhotoError extends Error {
  override readonly name = 'MissingPhotoError';

  constructor(photo: DraftPhoto) {
    super(
      `The photo “${photo.name}” is no longer on this device. Remove it in the photos step, or add it again.`,
    );
  }
}

/** Uploads a photo of a draft and returns its path; idempotent. Throws a MissingPhotoError or the backend's error. */
export async function uploadDraftPhoto(userId: string, photo: DraftPhoto): Promise<string> {
  const image = await readDraftPhoto(photo.key);
  if (image === null) throw new MissingPhotoError(photo);
  return uploadPhoto(userId, photo.key, image);
}
