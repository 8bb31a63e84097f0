import { reportError } from '@tree-service/kernel';
import { HEADER_BYTES, photoTypeOf } from './photoType';
import { reencodePhoto, UnreadablePhotoError } from './reencodePhoto';

/** The largest file that is taken, in bytes. */
export const LARGEST_PHOTO_BYTES = 10 * 1024 * 1024;

/** A photo ready to be stored, or the sentence that says why a file is none. */
export type PreparedPhoto =
  { readonly ok: true; readonly photo: Blob } | { readonly ok: false; readonly message: string };

const refuse = (message: string): PreparedPhoto => ({ ok: false, message });

/**
 * Checks a file by size and content and draws it anew without its hidden data. Never rejects: what
 * cannot be taken comes back with a sentence that names the file.
 */
export async function preparePhoto(file: File): Promise<PreparedPhoto> {
  const name = `“${file.name}”`;
  if (file.size === 0) return refuse(`${name} is empty. Please choose another photo.`);
  if (file.size > LARGEST_PHOTO_BYTES) {
    return refuse(`${name} is larger than 10 MB. Please choose a smaller photo.`);
  }
  try {
    const type = photoTypeOf(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()));
    if (type === null) {
      return refuse(`${name} is not a photo. Please choose a JPEG, PNG, WebP or HEIC picture.`);
    }
    return { ok: true, photo: await reencodePhoto(file) };
  } catch (error) {
    if (!(error instanceof UnreadablePhotoError)) {
      reportError(error, { category: 'media', source: 'preparePhoto' });
    }
    return refuse(
      `${name} cannot be opened by this browser. Please save it as a JPEG and try again.`,
    );
  }
}
