import type { ProseSection } from '../article/prose';

export interface ArticleSummary {
  readonly slug: string;
  readonly title: string;
  /** One or two sentences; also the description for search engines. */
  readonly summary: string;
  readonly subject: 'Safety' | 'Costs' | 'Hiring' | 'Care';
  /** The day it was written, an ISO date. */
  readonly publishedOn: string;
  /** The day what it says last changed, an ISO date. Spelling alone does not count. */
  readonly revisedOn: string;
  /** Reading time. */
  readonly minutes: number;
}

export interface Source {
  readonly title: string;
  readonly publisher: string;
  readonly address: string;
}

export interface ArticleText {
  readonly slug: string;
  readonly keyPoints: readonly string[];
  readonly sections: readonly ProseSection[];
  readonly sources: readonly Source[];
  /** The next step in the product. */
  readonly action: { readonly label: string; readonly to: string };
}
