import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { Search } from 'lucide-react';
import styled from 'styled-components';
import { Button, color, ErrorBoundary, fontSize } from '@tree-service/design';

const RecordPalette = lazy(() => import('./RecordPalette'));

const Keys = styled.kbd`
  color: ${color.textMuted};
  font-family: inherit;
  font-size: ${fontSize.xs};
  font-weight: 500;
`;

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Whether a key press opens the search: Ctrl-K, on Apple devices Command-K. */
export const opensSearch = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

interface RecordSearchProps {
  /** Of several buttons on a page, one listens for the keys. */
  readonly isShortcutHere?: boolean;
}

/** The button that opens the search for pages and records. */
export function RecordSearch({ isShortcutHere = false }: RecordSearchProps) {
  const [isOpen, setIsOpen] = useState(false);
  // Before the page is seen, so that the keys work from then on.
  useLayoutEffect(() => {
    if (!isShortcutHere) return undefined;
    const press = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isShortcutHere]);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        fullWidth={isShortcutHere}
        aria-keyshortcuts={isShortcutHere ? 'Control+K Meta+K' : undefined}
        onClick={() => setIsOpen(true)}
      >
        <Search size={18} aria-hidden />
        Search
        {isShortcutHere && <Keys aria-hidden>{isApple() ? '⌘K' : 'Ctrl K'}</Keys>}
      </Button>
      {isOpen && (
        <ErrorBoundary source="RecordPalette" fallback={null}>
          <Suspense fallback={null}>
            <RecordPalette onClose={() => setIsOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
