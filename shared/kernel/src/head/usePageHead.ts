import { use, useEffect } from 'react';
import { HeadCollector, type PageHead } from './pageHead';

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
