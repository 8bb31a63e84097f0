const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** The type of an image or a PDF by its first bytes, not by its name; undefined for anything else. */
export function contentType(
  bytes: Uint8Array,
): 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf' | undefined {
  if (startsWith(bytes, JPEG)) return 'image/jpeg';
  if (startsWith(bytes, PNG)) return 'image/png';
  if (startsWith(bytes, PDF)) return 'application/pdf';
  const letters = (from: number) => String.fromCharCode(...bytes.subarray(from, from + 4));
  if (letters(0) === 'RIFF' && letters(8) === 'WEBP') return 'image/webp';
  return undefined;
}

function startsWith(bytes: Uint8Array, start: number[]): boolean {
  return start.every((byte, place) => bytes[place] === byte);
}
