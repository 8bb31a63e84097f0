import { RELEASE_RULES, ruleWords, withRules, type RuleText } from '@tree-service/domain';

/** Running text; `[words](/path)` and `[words](https://site)` in it are links. */
export type Words = RuleText;

/** A table of a few columns; the first column names the rows. */
export interface ProseTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** One block of an article: a paragraph, a list, numbered steps, a callout or a table. */
export type Block =
  | Words
  | { readonly points: readonly Words[] }
  | { readonly steps: readonly Words[] }
  | { readonly note: Words; readonly title: string; readonly tone: 'info' | 'warning' }
  | { readonly table: ProseTable };

/** One section of a text page: a heading and its blocks. */
export interface ProseSection {
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** Every run of text of some sections, headings included, in reading order, with the rules of this release. */
export function wordsOf(sections: readonly ProseSection[]): string[] {
  const rules = ruleWords(RELEASE_RULES);
  const words = sections.flatMap(({ heading, blocks }) => [
    heading,
    ...blocks.flatMap((block): readonly Words[] => {
      if (typeof block === 'string' || typeof block === 'function') return [block];
      if ('points' in block) return block.points;
      if ('steps' in block) return block.steps;
      if ('note' in block) return [block.title, block.note];
      return [block.table.caption, ...block.table.columns, ...block.table.rows.flat()];
    }),
  ]);
  return words.map((text) => withRules(text, rules));
}
