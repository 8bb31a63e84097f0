import { checkSize, joined, letters, NoPhoto, part, viewOf } from './bytes.ts';

const SIGNATURE = 8;
/** Length, type and checksum of a chunk. */
const FRAME = 12;

/** What a PNG is drawn from (PNG, third edition, 5.6), animations included; texts, times and Exif are not. */
const KEPT = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs acTL fcTL fdAT'.split(
    ' ',
  ),
);

/** A PNG of the same picture with nothing else the file carried. Throws NoPhoto. */
export function cleanPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts = [part(bytes, 0, SIGNATURE)];
  const types: string[] = [];
  let at = SIGNATURE;
  while (types.at(-1) !== 'IEND') {
    const length = viewOf(part(bytes, at, 4)).getUint32(0);
    const chunk = part(bytes, at, length + FRAME);
    const type = letters(chunk.subarray(4, 8));
    if (types.length === 0) {
      if (type !== 'IHDR' || length !== 13) throw new NoPhoto('It does not begin as a PNG.');
      const size = viewOf(chunk.subarray(8));
      checkSize(size.getUint32(0), size.getUint32(4));
    }
    // A capital first letter: no one may leave it out who does not know it.
    if (!KEPT.has(type) && /^[A-Z]/.test(type)) throw new NoPhoto('A chunk is not known.');
    if (KEPT.has(type)) parts.push(chunk);
    types.push(type);
    at += chunk.length;
  }
  if (!types.includes('IDAT')) throw new NoPhoto('It has no picture.');
  return joined(parts);
}
