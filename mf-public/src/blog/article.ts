import type { ProseSection } from '../article/prose';

/** What a list of articles shows of one. */
export interface ArticleSummary {
  readonly slug: string;
  readonly title: string;
  /** One or two sentences; also what search engines show. */
  readonly summary: string;
  readonly subject: 'Safety' | 'Costs' | 'Hiring' | 'Care';
  /** Calendar date of the first publication, ISO. */
  readonly publishedOn: string;
  /** Calendar date of the last revision, ISO. */
  readonly revisedOn: string;
  /** Whole minutes it takes to read. */
  readonly minutes: number;
}

/** Where a statement of an article comes from. */
export interface Source {
  readonly title: string;
  readonly publisher: string;
  readonly address: string;
}

/** The text of an article. */
export interface ArticleText {
  readonly slug: string;
  /** What to remember, if nothing else. */
  readonly keyPoints: readonly string[];
  readonly sections: readonly ProseSection[];
  readonly sources: readonly Source[];
  /** The next step, in the product. */
  readonly action: { readonly label: string; readonly to: string };
}
