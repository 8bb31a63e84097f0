import { useEffect, useState } from 'react';
import { useCloseQuestion } from './useCloseQuestion';

/** The address a click would lead to within the product; null for anything else. */
function addressLeft(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!isPlain || !(link instanceof HTMLAnchorElement) || link.hasAttribute('download'))
    return null;
  if (link.target !== '' && link.target !== '_self') return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== window.location.origin || pathname === window.location.pathname) return null;
  return `${pathname}${search}${hash}`;
}

/**
 * While something on the page cannot be kept: lets the browser ask before the page is closed, and holds links that lead
 * away until someone says so. Returns the address of the link that is held, and what lets go of it.
 */
export function useLeaveQuestion(isAtRisk: boolean) {
  const [goTo, setGoTo] = useState<string | null>(null);
  useCloseQuestion(isAtRisk);

  useEffect(() => {
    if (!isAtRisk) return undefined;
    const askOnLink = (event: MouseEvent) => {
      const address = addressLeft(event);
      if (address === null) return;
      event.preventDefault();
      event.stopPropagation();
      setGoTo(address);
    };
    document.addEventListener('click', askOnLink, { capture: true });
    return () => document.removeEventListener('click', askOnLink, { capture: true });
  }, [isAtRisk]);

  return { goTo, stay: () => setGoTo(null) };
}
