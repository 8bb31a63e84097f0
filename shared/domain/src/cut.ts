import { LOCALE } from './amounts';

// Missing in Firefox before 125, where an emoji of several signs may lose some of them but none is halved.
const graphemes =
  'Segmenter' in Intl ? new Intl.Segmenter(LOCALE, { granularity: 'grapheme' }) : null;

/**
 * The longest beginning of a text that people wrote within `atMost` UTF-16 units (never more characters for the
 * database, which counts code points), without a letter that lost its accent or half an emoji at its end.
 */
export function cut(text: string, atMost: number): string {
  if (text.length <= atMost) return text;
  let end = 0;
  // Those that reach further are not looked at.
  const near = text.slice(0, atMost + 64);
  const signs = graphemes
    ? Array.from(graphemes.segment(near), ({ segment }) => segment)
    : Array.from(near);
  for (const { length } of signs) {
    if (end + length > atMost) break;
    end += length;
  }
  return text.slice(0, end);
}
