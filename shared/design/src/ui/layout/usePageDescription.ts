import { useEffect } from 'react';

/**
 * Says in the page's head what a page is about, for search engines and shared links, for as long as
 * the page is shown. Undefined leaves what the document says of the product as a whole.
 */
export function usePageDescription(description: string | undefined): void {
  useEffect(() => {
    const meta = document.head.querySelector('meta[name="description"]');
    if (description === undefined || meta === null) return undefined;
    const before = meta.getAttribute('content') ?? '';
    meta.setAttribute('content', description);
    return () => meta.setAttribute('content', before);
  }, [description]);
}
