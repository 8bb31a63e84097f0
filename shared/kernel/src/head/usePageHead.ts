import { use, useEffect, createContext } from 'react';

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

/** Where a description goes in the document; the second is for shared links. */
const DESCRIPTIONS = 'meta[name="description"], meta[property="og:description"]';
const TITLES = 'meta[property="og:title"]';
const ADDRESSES = 'link[rel="canonical"], meta[property="og:url"]';

function write(selector: string, content: string): () => void {
  const written = [...document.head.querySelectorAll(selector)].map((element) => {
    const name = element instanceof HTMLLinkElement ? 'href' : 'content';
    const before = element.getAttribute(name) ?? '';
    element.setAttribute(name, content);
    return () => element.setAttribute(name, before);
  });
  return () => written.forEach((restore) => restore());
}

/**
 * Says in the document's head what a page is, for as long as it is shown. Called again further down,
 * what is said there wins; what is left out stays as it was. Prerendering reads the same.
 */
export function usePageHead(head: PageHead): void {
  use(HeadCollector)?.(head);
  const { title, description } = head;

  useEffect(() => {
    if (title === undefined) return;
    document.title = title;
    write(TITLES, title);
    write(ADDRESSES, window.location.origin + window.location.pathname);
  }, [title]);

  useEffect(
    () => (description === undefined ? undefined : write(DESCRIPTIONS, description)),
    [description],
  );
}
