import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const HEADING_WAIT_MS = 10_000;

function focusHeading(page: HTMLElement): boolean {
  // Keeps focus that the page or the user has already placed.
  if (page.contains(document.activeElement) && page !== document.activeElement) return true;
  const heading = page.querySelector('h1');
  if (heading === null) return false;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
  return true;
}

function whenHeadingIsThere(page: HTMLElement): () => void {
  if (focusHeading(page)) return () => undefined;
  const observer = new MutationObserver(() => {
    if (focusHeading(page)) stop();
  });
  const timer = setTimeout(() => stop(), HEADING_WAIT_MS);
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
  }
  observer.observe(page, { childList: true, subtree: true });
  return stop;
}

/**
 * Does for navigation within the page what the browser does for a page load: the page starts at its
 * top (or at its fragment), and focus moves to the new page's heading, however late that arrives.
 * Going back keeps the scroll position the browser remembers.
 */
export function useRouteArrival(page: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const arrivedAt = useRef<string | null>(null);

  useEffect(() => {
    const isFirst = arrivedAt.current === null;
    const isSamePage = arrivedAt.current === pathname;
    arrivedAt.current = pathname;
    if (isFirst || isSamePage || page.current === null) return undefined;
    if (navigationType !== 'POP' && hash === '') window.scrollTo(0, 0);
    return whenHeadingIsThere(page.current);
  }, [pathname, hash, navigationType, page]);
}
