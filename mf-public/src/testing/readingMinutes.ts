import { wordsOf } from '../article/prose';
import type { ArticleText } from '../blog/article';
import { plainText } from '../article/InlineText';

const WORDS_PER_MINUTE = 220;

/** Whole minutes an article takes at 220 words a minute, at least one. */
export function readingMinutes({ keyPoints, sections }: ArticleText): number {
  const words = [...keyPoints, ...wordsOf(sections)]
    .map(plainText)
    .flatMap((text) => text.split(/\s+/).filter(Boolean));
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}
