const LARGEST_BYTES = 5 * 1024 * 1024;

/** The text of a chosen file, or why it cannot be read. */
export type TextOfFile = { ok: true; text: string } | { ok: false; message: string };

/**
 * Reads a text file of up to 5 MB. Files that are not UTF-8 are read as Windows-1252, which spreadsheets still write; a file with zero bytes is not text.
 */
export async function readTextOf(file: File): Promise<TextOfFile> {
  if (file.size > LARGEST_BYTES) {
    return { ok: false, message: 'This file is larger than 5 MB. Please split it.' };
  }
  const bytes = await file.arrayBuffer();
  const isText = !new Uint8Array(bytes).includes(0);
  if (!isText) {
    return {
      ok: false,
      message: 'This is not a CSV file. In your spreadsheet, choose “Save as” and then CSV.',
    };
  }
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { ok: true, text: new TextDecoder('windows-1252').decode(bytes) };
  }
}
