/** Accepted image formats, detected from the first bytes. */
export type PhotoType = 'jpeg' | 'png' | 'webp' | 'gif' | 'heif' | 'avif';

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
