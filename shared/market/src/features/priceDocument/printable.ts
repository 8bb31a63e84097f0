/** A quote or a receipt for the PDF; all values are formatted. */
export interface PriceDocument {
  fileName: string;
  /** The business whose work it is about. */
  from: string;
  /** License, insurance, phone: small print below its name. */
  letterhead: readonly string[];
  title: string;
  facts: ReadonlyArray<readonly [term: string, description: string]>;
  groups: ReadonlyArray<{
    title: string;
    lines: ReadonlyArray<{
      work: string;
      quantity: string;
      each: string;
      total: string;
    }>;
  }>;
  totalLabel: string;
  total: string;
  /** What the total was before agreed changes. */
  changed: string | null;
  /** Longer texts below the total, each with its heading. */
  texts: ReadonlyArray<readonly [heading: string, text: string]>;
  /** Whose signature and date there is a line for. */
  signature: string | null;
  /** Sentences at the end, in small print. */
  closing: readonly string[];
}

/** What the font of PDFs can write: Latin of every country, Greek, Cyrillic, and the signs of prices and measures. */
export const PRINTABLE = [
  '\\n\\x20-\\x7E\\u00A0-\\u00AC\\u00AE-\\u0148\\u014A-\\u017F\\u01A0\\u01A1\\u01AF\\u01B0\\u0218-\\u021B',
  '\\u0386\\u0388-\\u038A\\u038C\\u038E-\\u03A1\\u03A3-\\u03CE\\u0400-\\u045F\\u0490\\u0491\\u1E9E\\u1EA0-\\u1EF9',
  '\\u2010\\u2012-\\u2014\\u2018-\\u201A\\u201C-\\u201E\\u2020-\\u2022\\u2026\\u2030\\u2032\\u2033\\u2039\\u203A',
  '\\u20AC\\u2116\\u2122\\u2153\\u2154\\u215B-\\u215E\\u2190-\\u2193\\u2212\\u221A\\u221E\\u2248\\u2260\\u2264\\u2265',
  '\\u25A0\\u25A1\\u25AA\\u25CB\\u25CF\\u2713\\u2717',
].join('');
const UNPRINTABLE = new RegExp(`[^${PRINTABLE}]`, 'gu');

/** Signs that mean the same where the font lacks what was typed. */
const STAND_INS: Readonly<Record<string, string>> = {
  '\t': '    ',
  '\r': '',
  '\u00AD': '',
  '\u2011': '-',
  '\u2015': '\u2014',
  '\u2028': '\n',
  '\u2029': '\n',
  '\u2043': '\u2022',
  '\u2219': '\u2022',
  '\u25E6': '\u25CB',
  '\u2610': '\u25A1',
  '\u2611': '\u2713',
  '\u2705': '\u2713',
  '\u2714': '\u2713',
  '\u2612': '\u2717',
  '\u2716': '\u2717',
  '\u2718': '\u2717',
  '\u274C': '\u2717',
  '\u21D2': '\u2192',
  '\u2794': '\u2192',
  '\u279C': '\u2192',
  '\u27A4': '\u2192',
};

/** Blanks of other widths, and marks that are not seen. */
const BLANK = /[\p{Zs}]/u;
const UNSEEN = /[\p{Cf}\p{Cc}\uFE00-\uFE0F]/u;

function standIn(letter: string): string | null {
  const known = STAND_INS[letter];
  if (known !== undefined) return known;
  if (BLANK.test(letter)) return ' ';
  if (UNSEEN.test(letter)) return '';
  // "ﬁ" and full-width letters are made of letters the font has.
  const plain = letter.normalize('NFKC');
  return plain !== letter && plain.replaceAll(UNPRINTABLE, '') === plain ? plain : null;
}

/** A text as the PDF writes it: characters its font lacks become others that mean the same, or "?". */
export function printable(text: string): string {
  return text.normalize('NFC').replaceAll(UNPRINTABLE, (letter) => standIn(letter) ?? '?');
}

/** The characters of a text that the PDF would show as "?", each once. */
export function lostInPrint(text: string): string[] {
  const lost = text.normalize('NFC').match(UNPRINTABLE) ?? [];
  return [...new Set(lost.filter((letter) => standIn(letter) === null))];
}
