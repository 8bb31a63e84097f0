/** A file that is not the photo it is said to be, is cut off, or claims more pixels than are opened. */
export class NoPhoto extends Error {}

/** The largest photo that is kept, in pixels: twice what phones take at most now. */
const PIXELS_AT_MOST = 100_000_000;

/** Throws NoPhoto for a size that is not opened. */
export function checkSize(width: number, height: number): void {
  if (width === 0 || height === 0 || width * height > PIXELS_AT_MOST) {
    throw new NoPhoto(`It claims ${width} by ${height} pixels.`);
  }
}

/** The part of some bytes; throws NoPhoto where they end before it does. */
export function part(bytes: Uint8Array, from: number, length: number): Uint8Array {
  if (length < 0 || from + length > bytes.length) throw new NoPhoto('It is cut off.');
  return bytes.subarray(from, from + length);
}

/** Bytes as letters, for names of parts. */
export const letters = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** A view for reading numbers. */
export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Parts one after another. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, one) => length + one.length, 0));
  let at = 0;
  for (const one of parts) {
    whole.set(one, at);
    at += one.length;
  }
  return whole;
}
