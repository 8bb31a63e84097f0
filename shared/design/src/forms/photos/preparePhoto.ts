import { reportError } from '@tree-service/kernel';
import { GarbledPhotoError, reencodePhoto, UnreadablePhotoError } from './reencodePhoto';

/** Where a photo was taken, in degrees. */
interface PhotoPlace {
  readonly latitude: number;
  readonly longitude: number;
}

// Beside the picture in memory alone: what is stored and sent has no place in it.
const places = new WeakMap<Blob, PhotoPlace>();

/** Where the camera says a prepared photo was taken; null when it did not, or in another visit. */
export function photoPlace(photo: Blob): PhotoPlace | null {
  return places.get(photo) ?? null;
}

/** Reads the place from a file before its hidden data is dropped, and keeps it beside the photo. */
export async function rememberPhotoPlace(file: Blob, photo: Blob): Promise<void> {
  try {
    const { gps } = await import('exifr');
    // The library says it always finds a place; it finds none in most photos.
    const found: PhotoPlace | undefined = await gps(await file.arrayBuffer());
    if (found && Number.isFinite(found.latitude) && Number.isFinite(found.longitude)) {
      places.set(photo, { latitude: found.latitude, longitude: found.longitude });
    }
  } catch (cause) {
    // A photo without a readable place is as good as any other.
    console.info('The place of a photo could not be read.', cause);
  }
}

/** Accepted image formats, detected from the first bytes. */
type PhotoType = 'jpeg' | 'png' | 'webp' | 'gif' | 'heif' | 'avif';

/** How many bytes `photoTypeOf` needs to see. */
export const HEADER_BYTES = 16;

const starts = (bytes: Uint8Array, ...expected: number[]) =>
  expected.every((byte, index) => bytes[index] === byte);

const text = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/**
 * The format of a picture by its first bytes, null when they are those of no picture. Names and
 * declared types are not looked at: they say what someone wants a file to be.
 */
export function photoTypeOf(bytes: Uint8Array): PhotoType | null {
  if (starts(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (starts(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  if (text(bytes, 0, 4) === 'GIF8') return 'gif';
  if (text(bytes, 4, 8) === 'ftyp') {
    const brand = text(bytes, 8, 12);
    if (brand.startsWith('avif')) return 'avif';
    if (/^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand)) return 'heif';
  }
  return null;
}

// More than any camera writes. What is stored is far smaller, however large the file is.
const LARGEST_PHOTO_BYTES = 100 * 1024 * 1024;

/** A photo ready to upload, or the message why it was not accepted. */
export type PreparedPhoto =
  { readonly ok: true; readonly photo: Blob } | { readonly ok: false; readonly message: string };

const refuse = (message: string): PreparedPhoto => ({ ok: false, message });

/**
 * Checks a file by its content and re-encodes it without metadata; with `readsPlace` the place it
 * was taken at is kept in memory for `photoPlace`. Never rejects: an unusable
 * file returns a message that names it.
 */
export async function preparePhoto(
  file: File,
  { readsPlace = false }: { readonly readsPlace?: boolean } = {},
): Promise<PreparedPhoto> {
  const name = `“${file.name}”`;
  if (file.size === 0) return refuse(`${name} is empty. Choose another photo.`);
  if (file.size > LARGEST_PHOTO_BYTES) {
    return refuse(`${name} is larger than 100 MB. Choose a smaller photo.`);
  }
  try {
    const type = photoTypeOf(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()));
    if (type === null) {
      return refuse(`${name} is not a photo. Choose a JPEG, PNG or WebP file.`);
    }
    const photo = await reencodePhoto(file);
    if (readsPlace) await rememberPhotoPlace(file, photo);
    return { ok: true, photo };
  } catch (error) {
    if (error instanceof GarbledPhotoError) {
      return refuse(
        `A privacy setting of this browser garbles photos, so ${name} can't be added. Allow this site to read canvas data, or use another browser.`,
      );
    }
    if (!(error instanceof UnreadablePhotoError)) {
      reportError(error, { category: 'media', source: 'preparePhoto' });
    }
    return refuse(`${name} can't be opened by this browser. Save it as a JPEG and try again.`);
  }
}
