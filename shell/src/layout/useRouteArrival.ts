import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { matchPath, useLocation, useNavigationType } from 'react-router';
import { documentTitle, patterns, type RouteName } from '@tree-service/kernel/contract';

const HEADING_WAIT_MS = 10_000;

function isRouteName(name: string): name is RouteName {
  return name in patterns;
}

/** The route an address belongs to, null when there is none. Fixed paths win over parameters. */
export function routeAt(pathname: string): RouteName | null {
  const matching = Object.entries(patterns)
    .filter(([, pattern]) => matchPath(pattern, pathname) !== null)
    .sort(([, a], [, b]) => Number(a.includes(':')) - Number(b.includes(':')));
  const name = matching[0]?.[0];
  return name !== undefined && isRouteName(name) ? name : null;
}

function focusHeading(page: HTMLElement): boolean {
  // A field the page put the focus in, or something people reached meanwhile, keeps it.
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
 * What a page load would do by itself, done for navigation within the page: the title follows, the
 * page starts at its top (or at its fragment), and the focus moves to the new page's heading, however
 * late that arrives. Going back keeps the place the browser remembers.
 */
export function useRouteArrival(page: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const arrivedAt = useRef<string | null>(null);

  // Before the effects of the page itself, which may know a better title.
  useLayoutEffect(() => {
    document.title = documentTitle(routeAt(pathname));
  }, [pathname]);

  useEffect(() => {
    const isFirst = arrivedAt.current === null;
    const isSamePage = arrivedAt.current === pathname;
    arrivedAt.current = pathname;
    if (isFirst || isSamePage || page.current === null) return undefined;
    if (navigationType !== 'POP' && hash === '') window.scrollTo(0, 0);
    return whenHeadingIsThere(page.current);
  }, [pathname, hash, navigationType, page]);
}
