import { isCanceled } from './canceled';
import { isNativePlatform } from './platform';
import { pluginCall, textField } from './plugin';

const DEFAULT_QUALITY = 90;

/** There is no camera, or the user canceled. */
export class CameraError extends Error {
  override readonly name = 'CameraError';
}

/**
 * Lets people pick or take a photo with the native camera. Returns its address inside the wrapper.
 * `quality` is JPEG quality from 0 to 100. Throws a `CameraError` outside the wrapper ('Camera not
 * available on this platform') and when people cancel ('User cancelled photos app').
 */
export async function pickPhoto(quality: number = DEFAULT_QUALITY): Promise<string> {
  const getPhoto = isNativePlatform() ? pluginCall('Camera', 'getPhoto') : null;
  if (getPhoto === null) throw new CameraError('Camera not available on this platform');
  const photo = await getPhoto({ quality, resultType: 'uri', source: 'PROMPT' });
  const address = textField(photo, 'webPath');
  if (address === null) throw new CameraError('User cancelled photos app');
  return address;
}

/**
 * A photo picked or taken with the native camera, as a file; null when people cancel. Throws as
 * `pickPhoto` does, and when the photo cannot be read.
 */
export async function takePhoto(): Promise<File | null> {
  try {
    const answer = await fetch(await pickPhoto());
    const photo = await answer.blob();
    return new File([photo], 'photo.jpg', { type: photo.type });
  } catch (cause) {
    if (isCanceled(cause)) return null;
    throw cause;
  }
}
