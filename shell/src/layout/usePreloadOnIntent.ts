import { useEffect } from 'react';
import { preloadArea } from '../federation/preloadArea';

function onIntent(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
  if (link.pathname !== window.location.pathname) preloadArea(link.pathname);
}

/** Preloads a link's page on hover, touch or focus. */
export function usePreloadOnIntent(): void {
  useEffect(() => {
    const options = { passive: true };
    document.addEventListener('pointerover', onIntent, options);
    document.addEventListener('touchstart', onIntent, options);
    document.addEventListener('focusin', onIntent, options);
    return () => {
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('touchstart', onIntent);
      document.removeEventListener('focusin', onIntent);
    };
  }, []);
}
