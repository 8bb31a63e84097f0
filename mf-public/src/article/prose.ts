import { RELEASE_RULES, ruleWords, withRules, type RuleText } from '@tree-service/domain';

/** Text with `[text](/path)` and `[text](https://site)` as links. */
export type Words = RuleText;

/** The first column has the row headings. */
export interface ProseTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export type Block =
  | Words
  | { readonly points: readonly Words[] }
  | { readonly steps: readonly Words[] }
  | { readonly note: Words; readonly title: string; readonly tone: 'info' | 'warning' }
  | { readonly table: ProseTable };

/** One section of a page of text. */
export interface ProseSection {
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** All texts of the sections, headings included, in reading order, with the rules of this release. */
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
