import sharp, { type Sharp } from 'sharp';
import { StorageRefusal } from './storageRefusal';

/** The largest photo that is decoded, in pixels: twice what phones take at most now. */
const PIXELS_AT_MOST = 100_000_000;
const QUALITY = 88;

/** The types of photos that are decoded, each with how it is written again. */
const WRITERS = {
  'image/jpeg': (photo: Sharp) => photo.jpeg({ quality: QUALITY }),
  'image/png': (photo: Sharp) => photo.png(),
  'image/webp': (photo: Sharp) => photo.webp({ quality: QUALITY }),
} as const;

/** Whether files of a type are photos, and so decoded before they are kept. */
export function isPhotoType(type: string): type is keyof typeof WRITERS {
  return type in WRITERS;
}

/**
 * The photo redrawn: upright, its pixels alone. Where and with what it was taken, and whatever else the
 * file carried, stays behind. Throws a refusal for what cannot be decoded or claims more than 100 million
 * pixels.
 */
export async function cleanPhoto(
  bytes: Uint8Array,
  type: keyof typeof WRITERS,
): Promise<Uint8Array> {
  const photo = sharp(bytes, { limitInputPixels: PIXELS_AT_MOST, failOn: 'error' });
  try {
    return await WRITERS[type](photo.autoOrient()).toBuffer();
  } catch (error) {
    throw new StorageRefusal(
      415,
      'invalid_mime_type',
      'This photo is damaged or too large to be opened. Please choose another.',
      error,
    );
  }
}
