import { removePhoto } from '@tree-service/market/api/photos';
import { reportError } from '@tree-service/kernel';
import { useEffect, useSyncExternalStore } from 'react';
import type { DraftPhoto } from '../draft/draft';
import { uploadDraftPhoto } from './uploadDraftPhoto';
import {
  createUploadQueue,
  useOnceReachable,
  type UploadProgress,
} from '@tree-service/market/features/keptFiles';

/** Outlives the page, so that leaving it does not stop the uploads. */
export const uploads = createUploadQueue(uploadDraftPhoto, (path) => {
  removePhoto(path).catch((error: unknown) => {
    reportError(error, { severity: 'warning', category: 'media', source: 'usePhotoUploads' });
  });
});

/**
 * Uploads the photos of a draft in the background and continues after a lost connection. Without an owner (null) they stay on the device.
 */
export function usePhotoUploads(
  ownerId: string | null,
  photos: readonly DraftPhoto[],
): UploadProgress {
  const progress = useSyncExternalStore(uploads.subscribe, uploads.progress, uploads.progress);
  const { isHeld } = progress;

  useEffect(() => {
    if (ownerId !== null) uploads.want(ownerId, photos);
  }, [ownerId, photos]);

  useOnceReachable(isHeld, uploads.resume);

  return progress;
}
