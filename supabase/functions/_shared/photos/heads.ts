const HEADS: Readonly<Record<string, readonly [at: number, head: string]>> = {
  'application/pdf': [0, '%PDF-'],
  'video/mp4': [4, 'ftyp'],
  'video/webm': [0, '\x1a\x45\xdf\xa3'],
};

/** Whether a file that is said to be a PDF or a video begins as one. Undefined for other types. */
export function beginsAsSaid(bytes: Uint8Array, type: string): boolean | undefined {
  const known = HEADS[type];
  if (!known) return undefined;
  const [at, head] = known;
  return String.fromCharCode(...bytes.subarray(at, at + head.length)) === head;
}
