import { useEffect, useState } from 'react';

/** Safari has no idle callbacks; by then a page has usually been drawn. In ms. */
const SETTLING_MS = 200;

/**
 * False while the page is drawn for the first time, and until the browser has nothing more urgent to do:
 * for what no first view shows.
 */
export function useAfterHydration(): boolean {
  const [isSettled, setSettled] = useState(false);

  useEffect(() => {
    const settle = () => setSettled(true);
    if ('requestIdleCallback' in window) {
      const waiting = window.requestIdleCallback(settle);
      return () => window.cancelIdleCallback(waiting);
    }
    const timer = setTimeout(settle, SETTLING_MS);
    return () => clearTimeout(timer);
  }, []);

  return isSettled;
}
