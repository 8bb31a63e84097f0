import type { Queries, Row } from '../local/database';

interface SearchText extends Row {
  search: string;
  title: string;
  words: string;
  short: string | null;
  expired: string | null;
}

const TEXTS = `select search, title, words, short, expired from private.search_texts order by search collate "C"`;

/** TypeScript with what pages say of the search for a Pro, by case. */
export async function printSearchTexts(queries: Queries): Promise<string> {
  const texts = await queries.query<SearchText>(TEXTS);
  const entries = texts.map(
    ({ search, ...sentences }) => `${search}: ${JSON.stringify(sentences)},`,
  );
  return `/** What pages say of the search for a Pro, by the cases of searchOf; parts in braces are filled in. */
export const SEARCH_TEXTS = {
  ${entries.join('\n  ')}
} as const;
`;
}
