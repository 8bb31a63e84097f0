import { checkSize, joined, letters, NoPhoto, part, viewOf } from './bytes.ts';

// Markers, ITU T.81 table B.1.
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const COMMENT = 0xfe;
const isSegmentOfPrograms = (marker: number) => marker >= 0xe0 && marker <= 0xef;
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Segments of programs without which the picture would look otherwise: size, colors. */
const KEPT = ['JFIF\0', 'ICC_PROFILE\0', 'Adobe'];

/** A JPEG of the same picture, upright as before, with nothing else the file carried. Throws NoPhoto. */
export function cleanJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts = [part(bytes, 0, 2)];
  let at = 2;
  let hasFrame = false;
  let hasScan = false;
  for (;;) {
    const [first, marker = 0] = part(bytes, at, 2);
    if (first !== 0xff) throw new NoPhoto('A segment does not begin where it should.');
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) break;
    if (marker === START || marker === 0) throw new NoPhoto('A segment is not known.');
    const length = viewOf(part(bytes, at + 2, 2)).getUint16(0);
    if (length < 2) throw new NoPhoto('A segment has no length.');
    const segment = part(bytes, at, 2 + length);
    const content = segment.subarray(4);
    at += segment.length;
    if (isFrame(marker)) {
      const size = viewOf(part(content, 1, 4));
      checkSize(size.getUint16(2), size.getUint16(0));
      hasFrame = true;
    }
    const kept = keptOf(marker, segment, content);
    if (kept) parts.push(kept);
    if (marker !== SCAN) continue;
    hasScan = true;
    const end = endOfScan(bytes, at);
    parts.push(bytes.subarray(at, end));
    at = end;
  }
  if (!hasFrame || !hasScan) throw new NoPhoto('It has no picture.');
  // What follows the end is no part of the picture.
  return joined([...parts, part(bytes, at, 2)]);
}

function keptOf(marker: number, segment: Uint8Array, content: Uint8Array): Uint8Array | null {
  if (marker === COMMENT) return null;
  if (!isSegmentOfPrograms(marker)) return segment;
  const isKept = KEPT.some((name) => letters(content.subarray(0, name.length)) === name);
  if (isKept) return segment;
  const turned = letters(content.subarray(0, 6)) === 'Exif\0\0' ? turnOf(content.subarray(6)) : 1;
  return turned === 1 ? null : exifOf(turned);
}

// In a scan, 0xff is followed by zero, or by a restart marker; anything else ends it.
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, at + (next === 0xff ? 1 : 2));
  }
  throw new NoPhoto('It is cut off.');
}

const ORIENTATION = 0x0112;

/** How a picture is turned, 1 (upright) to 8: the tag Orientation of Exif, 4.6.5. */
function turnOf(tiff: Uint8Array): number {
  if (tiff.length < 14) return 1;
  const view = viewOf(tiff);
  const isLittle = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > tiff.length) return 1;
  const entries = view.getUint16(directory, isLittle);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > tiff.length) return 1;
    if (view.getUint16(at, isLittle) !== ORIENTATION) continue;
    const turned = view.getUint16(at + 8, isLittle);
    return turned >= 1 && turned <= 8 ? turned : 1;
  }
  return 1;
}

/** A segment that says how the picture is turned, and nothing else. */
function exifOf(turned: number): Uint8Array {
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1];
  const content = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff, 0, turned, 0, 0, 0, 0, 0, 0];
  return Uint8Array.from([0xff, 0xe1, 0, content.length + 2, ...content]);
}
