import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { parseQaState, withQaState, type QaState } from './qaState';

/** Set on the page inside the frame of a given width. */
const FRAMED = 'qa-framed';

/** Read once: links of the pages do not carry it on. */
const state = parseQaState(window.location.search);
export const isFramed = new URLSearchParams(window.location.search).has(FRAMED);

/** What the address held when the page was loaded. */
export function currentQaState(): QaState {
  return state;
}

/** Loads the page with another state. */
export function loadQaState(next: QaState, pathname = window.location.pathname): void {
  window.location.assign(pathname + withQaState(window.location.search, next));
}

/** The address of this page for a frame that draws it without the panel. */
export function framedAddress(): string {
  const { pathname, search } = window.location;
  const inside = new URLSearchParams(withQaState(search, { ...state, width: null }));
  inside.set(FRAMED, '');
  return `${pathname}?${inside.toString()}`;
}

/** Keeps the state in the address while people go from page to page. */
export function useQaAddress(): void {
  const location = useLocation();
  useEffect(() => {
    const page = isFramed ? window.parent : window;
    const kept = isFramed ? parseQaState(page.location.search) : state;
    const search = new URLSearchParams(location.search);
    search.delete(FRAMED);
    const address = location.pathname + withQaState(search.toString(), kept) + location.hash;
    if (address === page.location.pathname + page.location.search + page.location.hash) return;
    page.history.replaceState(page.history.state, '', address);
  }, [location]);
}
