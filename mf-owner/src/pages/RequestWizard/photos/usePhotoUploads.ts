import { removePhoto } from '@tree-service/market/api/photos';
import { reportError } from '@tree-service/kernel';
import { useEffect, useSyncExternalStore } from 'react';
import type { DraftPhoto } from '../draft/draft';
import { useOnceReachable } from '../useOnceReachable';
import { uploadDraftPhoto } from './uploadDraftPhoto';
import { createUploadQueue, type UploadProgress } from './uploadQueue';

/** The photos on their way; it outlives the page, so that going elsewhere does not stop them. */
export const uploads = createUploadQueue(uploadDraftPhoto, (path) => {
  removePhoto(path).catch((error: unknown) => {
    reportError(error, { severity: 'warning', category: 'media', source: 'usePhotoUploads' });
  });
});

/**
 * Sends the photos of a draft while its owner goes on writing, and goes on by itself after a cut line.
 * Without an owner (null) they wait on the device.
 */
export function usePhotoUploads(
  ownerId: string | null,
  photos: readonly DraftPhoto[],
): UploadProgress {
  const progress = useSyncExternalStore(uploads.subscribe, uploads.progress);
  const { isHeld } = progress;

  useEffect(() => {
    if (ownerId !== null) uploads.want(ownerId, photos);
  }, [ownerId, photos]);

  useOnceReachable(isHeld, uploads.resume);

  return progress;
}
