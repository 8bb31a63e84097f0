import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Whether a key press opens the search: Ctrl-K, on Apple devices Command-K. */
const opensSearch = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** What a text becomes by a key; null when the key writes nothing. */
function typedWith(text: string, { key }: Pick<KeyboardEvent, 'key'>): string | null {
  if (key === 'Backspace') return text.slice(0, -1);
  return key.length === 1 ? text + key : null;
}

interface SearchKeys {
  /** Of several buttons on a page, one listens for the keys. */
  readonly isShortcutHere: boolean;
  /** Null while the search is closed. */
  readonly typed: string | null;
  readonly onTyped: (typed: string | null) => void;
}

/**
 * Opens the search by its keys, and until its field has the focus keeps what is typed: its code is on
 * the way. Returns what opens it.
 */
export function useSearchKeys({ isShortcutHere, typed, onTyped }: SearchKeys): () => void {
  // A key may come before the page is drawn again.
  const now = useRef(typed);
  useLayoutEffect(() => {
    now.current = typed;
  }, [typed]);
  const write = (next: string | null) => {
    now.current = next;
    onTyped(next);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isShortcutHere && opensSearch(event)) {
      event.preventDefault();
      if (now.current === null) write('');
      return;
    }
    const isElsewhere =
      event.target instanceof Element && event.target.closest('[role="dialog"]') === null;
    const isCombined = event.ctrlKey || event.metaKey || event.altKey;
    if (now.current === null || !isElsewhere || isCombined) return;
    const next = event.key === 'Escape' ? null : typedWith(now.current, event);
    if (next === null && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    write(next);
  });
  // Before the page is seen, so that the keys work from then on; before the page's own keys.
  useLayoutEffect(() => {
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, []);
  return () => write('');
}
