import { checkSize, joined, letters, NoPhoto, part, viewOf } from './bytes.ts';

const HEADER = 12;
const PICTURES = ['VP8 ', 'VP8L', 'ANMF'];
const KEPT = new Set([...PICTURES, 'VP8X', 'ALPH', 'ANIM', 'ICCP']);
/** Bits of VP8X that say there is Exif or XMP. */
const TELLING = 0x0c;

/** A WebP of the same picture with nothing else the file carried (RFC 9649). Throws NoPhoto. */
export function cleanWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const said = viewOf(part(bytes, 4, 4)).getUint32(0, true);
  const whole = part(bytes, 0, said + 8);
  const parts: Uint8Array[] = [];
  const types: string[] = [];
  let at = HEADER;
  while (at < whole.length) {
    const length = viewOf(part(whole, at + 4, 4)).getUint32(0, true);
    // A chunk of odd length is filled up with one byte.
    const chunk = part(whole, at, Math.min(8 + length + (length % 2), whole.length - at));
    if (chunk.length < 8 + length) throw new NoPhoto('It is cut off.');
    const type = letters(chunk.subarray(0, 4));
    checkSizeOf(type, chunk.subarray(8));
    if (KEPT.has(type)) parts.push(type === 'VP8X' ? silent(chunk) : chunk);
    types.push(type);
    at += chunk.length;
  }
  if (!types.some((type) => PICTURES.includes(type))) throw new NoPhoto('It has no picture.');
  const content = joined([bytes.subarray(8, HEADER), ...parts]);
  const head = new Uint8Array(8);
  head.set(bytes.subarray(0, 4));
  viewOf(head).setUint32(4, content.length, true);
  return joined([head, content]);
}

function checkSizeOf(type: string, content: Uint8Array): void {
  if (type === 'VP8 ') {
    const size = viewOf(part(content, 6, 4));
    checkSize(size.getUint16(0, true) & 0x3fff, size.getUint16(2, true) & 0x3fff);
  } else if (type === 'VP8L') {
    const size = viewOf(part(content, 1, 4)).getUint32(0, true);
    checkSize((size & 0x3fff) + 1, ((size >>> 14) & 0x3fff) + 1);
  } else if (type === 'VP8X') {
    const size = viewOf(part(content, 0, 10));
    const sideAt = (place: number) =>
      (size.getUint8(place) | (size.getUint16(place + 1, true) << 8)) + 1;
    checkSize(sideAt(4), sideAt(7));
  }
}

function silent(chunk: Uint8Array): Uint8Array {
  const copy = chunk.slice();
  copy[8] = (copy[8] ?? 0) & ~TELLING;
  return copy;
}
