const LARGEST_BYTES = 5 * 1024 * 1024;

/** Encodings of text that spreadsheets write, by their names for TextDecoder. */
export const ENCODINGS = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'windows-1252': 'Windows (Western)',
  macintosh: 'Mac OS (Western)',
} as const;

export type Encoding = keyof typeof ENCODINGS;

/** The text of a chosen file and its encoding, or why it cannot be read. */
type TextOfFile = { ok: true; text: string; encoding: Encoding } | { ok: false; message: string };

const isLetter = (byte = 0) => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
/** Curly quotes in Windows-1252, letters in Mac OS Roman, and both may stand inside a word. */
const isWindowsQuote = (byte: number) => byte >= 0x91 && byte <= 0x94;
/** The same the other way around. */
const isMacQuote = (byte: number) => byte >= 0xd2 && byte <= 0xd5;

/**
 * Whether text that is not UTF-8 was written by a spreadsheet on a Mac ("CSV (Macintosh)"): the accented
 * letters of Mac OS Roman are where Windows-1252 has dashes and signs, and those of Windows-1252 where Mac
 * OS Roman has symbols. Inside words, accented letters have letters next to them.
 */
function isMacRoman(bytes: Uint8Array): boolean {
  let mac = 0;
  let windows = 0;
  for (const [place, byte] of bytes.entries()) {
    if (byte < 0x80 || isWindowsQuote(byte) || isMacQuote(byte)) continue;
    if (!isLetter(bytes[place - 1]) && !isLetter(bytes[place + 1])) continue;
    if (byte < 0xa0) mac += 1;
    else if (byte >= 0xc0) windows += 1;
  }
  // Line ends of Mac OS 9, which Excel still writes in this format, decide where no letter does.
  return mac > windows || (mac === windows && bytes.includes(13) && !bytes.includes(10));
}

function encodingOf(bytes: Uint8Array<ArrayBuffer>): Encoding {
  // Excel's "Unicode text" says at its beginning that it is UTF-16.
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    // Decoding throws for one reason: the bytes are not UTF-8.
    return isMacRoman(bytes) ? 'macintosh' : 'windows-1252';
  }
}

/**
 * Reads a text file of up to 5 MB in the given encoding, or in the one it seems to have: UTF-8, UTF-16 or, where
 * it is neither, Windows-1252 or Mac OS Roman, which spreadsheets still write; another file with zero bytes is not
 * text.
 */
export async function readTextOf(file: File, chosen?: Encoding): Promise<TextOfFile> {
  if (file.size > LARGEST_BYTES) {
    return { ok: false, message: 'This file is larger than 5 MB. Please split it.' };
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const encoding = chosen ?? encodingOf(bytes);
  if (encoding !== 'utf-16le' && bytes.includes(0)) {
    return {
      ok: false,
      message: 'This is not a CSV file. In your spreadsheet, choose “Save as” and then CSV.',
    };
  }
  return { ok: true, text: new TextDecoder(encoding).decode(bytes), encoding };
}
