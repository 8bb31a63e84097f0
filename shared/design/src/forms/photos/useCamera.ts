import { isNativePlatform, takePhoto } from '@tree-service/kernel/native';
import { reportError } from '@tree-service/kernel';
import { useState } from 'react';

const FAILED = "The camera didn't return a photo. Try again, or choose an existing photo.";

/**
 * The camera of the native wrapper. `open` gives its photo to `onPhoto` and is null in a browser, which
 * has file inputs for that; `failure` says why there is no photo, and nothing when people canceled.
 */
export function useCamera(onPhoto: (photos: File[]) => Promise<void>) {
  const [failure, setFailure] = useState<string | null>(null);
  const open = async () => {
    setFailure(null);
    try {
      const photo = await takePhoto();
      if (photo !== null) await onPhoto([photo]);
    } catch (cause) {
      setFailure(FAILED);
      reportError(cause, { category: 'media', source: 'useCamera' });
    }
  };
  return { open: isNativePlatform() ? open : null, failure };
}
