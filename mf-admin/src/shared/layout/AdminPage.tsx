import {
  lazy,
  type ReactNode,
  Suspense,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  Button,
  color,
  ErrorBoundary,
  fontSize,
  media,
  Page,
  Sheet,
  space,
} from '@tree-service/design';
import { Menu as MenuIcon, Search } from 'lucide-react';
import styled from 'styled-components';
import { BackLink, type BackLinkProps } from './BackLink';
import { AdminMenu } from './AdminMenu';

const Frame = styled.div`
  ${media.laptopUp} {
    display: grid;
    grid-template-columns: 16rem minmax(0, 1fr);
  }
`;

const Side = styled.aside`
  border-right: 1px solid ${color.border};
  background: ${color.surface};
  ${media.belowLaptop} {
    display: none;
  }
`;

// The list is longer than a screen is high: it scrolls apart from the page, below the fixed header.
const Steady = styled.div`
  position: sticky;
  top: 4.5rem;
  max-height: calc(100vh - 4.5rem);
  padding: ${space(6)} ${space(3)};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Find = styled.div`
  margin-bottom: ${space(5)};
`;

const Bar = styled.div`
  display: flex;
  gap: ${space(3)};
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
  ${media.laptopUp} {
    display: none;
  }
`;

const RecordPalette = lazy(() => import('./RecordPalette'));

const Keys = styled.kbd`
  color: ${color.textMuted};
  font-family: inherit;
  font-size: ${fontSize.xs};
  font-weight: 500;
`;

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

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
function useSearchKeys({ isShortcutHere, typed, onTyped }: SearchKeys): () => void {
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

/** The list of pages beside a page of the admin area; folded behind a button on narrow screens. */
function AdminFrame({ children }: { readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Frame>
      <Side>
        <Steady>
          <Find>
            <RecordSearch isShortcutHere />
          </Find>
          <AdminMenu dense />
        </Steady>
      </Side>
      <Bar>
        <Sheet
          open={isOpen}
          onOpenChange={setIsOpen}
          side="left"
          title="Admin pages"
          trigger={
            <Button variant="outline" size="sm">
              <MenuIcon size={18} aria-hidden />
              Admin pages
            </Button>
          }
        >
          <AdminMenu onChosen={() => setIsOpen(false)} />
        </Sheet>
        <RecordSearch />
      </Bar>
      {children}
    </Frame>
  );
}

interface AdminPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** The page this one belongs to. */
  readonly back?: BackLinkProps;
  /** Beside the title. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** A page of the admin area: list of pages, heading, content. */
export function AdminPage({ title, lead, back, actions, children }: AdminPageProps) {
  return (
    <AdminFrame>
      <Page
        title={title}
        lead={lead}
        actions={actions}
        width="wide"
        above={back && <BackLink {...back} />}
        documentTitle={`${title} (admin)`}
      >
        {children}
      </Page>
    </AdminFrame>
  );
}
