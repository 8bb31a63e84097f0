import { breakpoint } from '@tree-service/design';
import { useSyncExternalStore } from 'react';

const query = `(max-width: ${breakpoint.tablet - 0.02}px)`;

function subscribe(tell: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', tell);
  return () => list.removeEventListener('change', tell);
}

/** Whether the viewport is narrower than a tablet; false where there is none. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
