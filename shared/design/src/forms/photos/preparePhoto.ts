import { reportError } from '@tree-service/kernel';
import { rememberPhotoPlace } from './photoPlace';
import { HEADER_BYTES, photoTypeOf } from './photoType';
import { GarbledPhotoError, reencodePhoto, UnreadablePhotoError } from './reencodePhoto';

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
