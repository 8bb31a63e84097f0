import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-color-scheme: dark)';

function subscribe(onChange: () => void): () => void {
  const system = window.matchMedia(QUERY);
  const choice = new MutationObserver(onChange);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', onChange);
  return () => {
    choice.disconnect();
    system.removeEventListener('change', onChange);
  };
}

function isDark(): boolean {
  const choice = document.documentElement.getAttribute('data-theme');
  return choice === null ? window.matchMedia(QUERY).matches : choice === 'dark';
}

/** Whether the page is dark now, for what no style sheet colors. */
export function useIsDark(): boolean {
  return useSyncExternalStore(subscribe, isDark, () => false);
}
