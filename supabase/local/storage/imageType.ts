const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The type of an image by its first bytes, not by its name; undefined for anything else. */
export function imageType(
  bytes: Uint8Array,
): 'image/jpeg' | 'image/png' | 'image/webp' | undefined {
  if (startsWith(bytes, JPEG)) return 'image/jpeg';
  if (startsWith(bytes, PNG)) return 'image/png';
  const letters = (from: number) => String.fromCharCode(...bytes.subarray(from, from + 4));
  if (letters(0) === 'RIFF' && letters(8) === 'WEBP') return 'image/webp';
  return undefined;
}

function startsWith(bytes: Uint8Array, start: number[]): boolean {
  return start.every((byte, place) => bytes[place] === byte);
}
