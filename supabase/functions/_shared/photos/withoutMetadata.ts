import { letters, NoPhoto } from './bytes.ts';
import { cleanJpeg } from './jpeg.ts';
import { cleanPng } from './png.ts';
import { cleanWebp } from './webp.ts';

/**
 * The photo with nothing but its picture: where and with what it was taken, texts, previews and what is
 * appended stay behind. Pixels are not decoded, so none is changed. Throws NoPhoto for what is not a whole
 * photo of the type.
 */
export function withoutMetadata(bytes: Uint8Array, type: string): Uint8Array<ArrayBuffer> {
  const begins = letters(bytes.subarray(0, 12));
  if (type === 'image/jpeg' && begins.startsWith('\xff\xd8\xff')) return cleanJpeg(bytes);
  if (type === 'image/png' && begins.startsWith('\x89PNG\r\n\x1a\n')) return cleanPng(bytes);
  if (type === 'image/webp' && /^RIFF[^]{4}WEBP$/.test(begins)) return cleanWebp(bytes);
  throw new NoPhoto(`It is not of the type ${type}.`);
}
