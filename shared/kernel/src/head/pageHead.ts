import { createContext } from 'react';

/** A schema.org object, as search engines read it. */
export type StructuredData = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** What the head of the document says of a page. */
export interface PageHead {
  /** The title of the browser's tab. */
  readonly title?: string;
  /** One or two sentences for search engines and shared links. */
  readonly description?: string;
  /** Whether the page is about one thing that was written once, such as an article. */
  readonly isArticle?: boolean;
  /** Written into the prerendered page only. */
  readonly structuredData?: readonly StructuredData[];
  /** Nothing is at this address: the page says so, and a server answers 404. */
  readonly isMissing?: boolean;
}

/** Takes what pages say of themselves while they are prerendered; null in the browser. */
export const HeadCollector = createContext<((head: PageHead) => void) | null>(null);
