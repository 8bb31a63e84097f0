import { Menu, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import type { NavigationViewer } from '@tree-service/kernel/contract';
import { Button, ErrorBoundary } from '@tree-service/design';

const loadSheet = () => import('./MobileMenuSheet');
const MobileMenuSheet = lazy(loadSheet);

function loadAhead(): void {
  loadSheet().catch((cause: unknown) => console.info('The menu could not be preloaded.', cause));
}

/** The menu of small screens: a toggle, and the sheet it opens. Closes on every change of page. */
export function MobileMenu({ viewer }: { readonly viewer: NavigationViewer }) {
  const { key } = useLocation();
  // Open only for the page it was opened on, so navigation closes it without an effect.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const [isWanted, setWanted] = useState(false);
  const isOpen = openOn === key;

  function toggle(open: boolean): void {
    setWanted(true);
    setOpenOn(open ? key : null);
  }

  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={isOpen ? 'Close menu' : 'Open menu'}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onPointerEnter={loadAhead}
        onClick={() => toggle(!isOpen)}
      >
        {isOpen ? <X size={24} aria-hidden /> : <Menu size={24} aria-hidden />}
      </Button>
      {isWanted && (
        <ErrorBoundary source="MobileMenu" fallback={null} showToast>
          <Suspense fallback={null}>
            <MobileMenuSheet viewer={viewer} open={isOpen} onOpenChange={toggle} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
