import { isCanceled } from './canceled';
import { isNativePlatform } from './platform';
import { pluginCall, textField } from './plugin';

const DEFAULT_QUALITY = 90;

/** There is no camera, or the user canceled. */
export class CameraError extends Error {
  override readonly name = 'CameraError';
}

async function askCamera(quality: number, resultType: string, field: string): Promise<string> {
  const getPhoto = isNativePlatform() ? pluginCall('Camera', 'getPhoto') : null;
  if (getPhoto === null) throw new CameraError('Camera not available on this platform');
  const photo = textField(await getPhoto({ quality, resultType, source: 'PROMPT' }), field);
  if (photo === null) throw new CameraError('User cancelled photos app');
  return photo;
}

/**
 * Lets people pick or take a photo with the native camera. Returns its address inside the wrapper.
 * `quality` is JPEG quality from 0 to 100. Throws a `CameraError` outside the wrapper ('Camera not
 * available on this platform') and when people cancel ('User cancelled photos app').
 */
export async function pickPhoto(quality: number = DEFAULT_QUALITY): Promise<string> {
  return askCamera(quality, 'uri', 'webPath');
}

/**
 * A photo picked or taken with the native camera, as a file; null when people cancel. Throws as
 * `pickPhoto` does. The bytes come with the answer, because the policy of the page lets no script read
 * the address a photo has on iOS.
 */
export async function takePhoto(): Promise<File | null> {
  try {
    const encoded = await askCamera(DEFAULT_QUALITY, 'base64', 'base64String');
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    return new File([bytes], 'photo.jpg', { type: 'image/jpeg' });
  } catch (cause) {
    if (isCanceled(cause)) return null;
    throw cause;
  }
}
