import { lazy, Suspense, useState } from 'react';
import { Search } from 'lucide-react';
import styled from 'styled-components';
import { Button, color, ErrorBoundary, fontSize } from '@tree-service/design';
import { useSearchKeys } from './useSearchKeys';

const RecordPalette = lazy(() => import('./RecordPalette'));

const Keys = styled.kbd`
  color: ${color.textMuted};
  font-family: inherit;
  font-size: ${fontSize.xs};
  font-weight: 500;
`;

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

interface RecordSearchProps {
  /** Of several buttons on a page, one listens for the keys. */
  readonly isShortcutHere?: boolean;
}

/** The button that opens the search for pages and records. */
export function RecordSearch({ isShortcutHere = false }: RecordSearchProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const close = () => setTyped(null);
  const open = useSearchKeys({ isShortcutHere, typed, onTyped: setTyped });
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        fullWidth={isShortcutHere}
        aria-keyshortcuts={isShortcutHere ? 'Control+K Meta+K' : undefined}
        onClick={open}
      >
        <Search size={18} aria-hidden />
        Search
        {isShortcutHere && <Keys aria-hidden>{isApple() ? '⌘K' : 'Ctrl K'}</Keys>}
      </Button>
      {typed !== null && (
        <ErrorBoundary source="RecordPalette" fallback={null}>
          <Suspense fallback={null}>
            <RecordPalette typed={typed} onTyped={setTyped} onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
