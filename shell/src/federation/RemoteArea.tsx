import { Button, ErrorBoundary, ErrorCard } from '@tree-service/design';
import {
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { documentTitle, pageHandleOf, type RemoteName } from '@tree-service/kernel/contract';
import { matchRoutes, useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { HeadCollector, reportError } from '@tree-service/kernel';
import { isPrerendered, PageArrived, Prerendered } from '../prerender/Prerendered';
import { NoticeCard, NoticeCorner } from '../notices/NoticeCard';
import { pageRelease, pageVersion, reloadRemote, remoteModule } from './remoteLoading';
import { useIsSettled } from './arrival';
import { prepareVisit } from './preloadArea';
import { wantedRelease } from './chooseRelease';
import { fetchRegistry, pageRegistry } from './releaseRegistry';
import { isChunkFailure, RemoteFault, type FaultReason } from './remoteFault';
import { mayHaveUnsavedInput } from './unsavedInput';

interface RemoteRoutesProps {
  readonly remote: RemoteName;
  /** Shown while the remote, or a page of it, is on its way. */
  readonly loading: ReactNode;
  /** Shown when the remote has no page at this address. */
  readonly notFound: ReactNode;
}

const NONE_YET: RouteObject[] = [{ path: '*', element: null }];

/**
 * Draws the page of a remote that answers for the current address, once both are there; throws its
 * `RemoteFault` when the remote does not come.
 */
export function RemoteRoutes({ remote, loading, notFound }: RemoteRoutesProps) {
  const location = useLocation();
  const { pathname, search } = location;
  // Kept: a failure expires after a second, and calling again would then start another attempt.
  const [module] = useState(() => remoteModule(remote));
  const isHere = useIsSettled(module);
  const routes = isHere ? use(module).routes : NONE_YET;
  const page = useRoutes(routes);
  const route = matchRoutes(routes, location)?.at(-1)?.route;
  const handle = useMemo(() => (route ? pageHandleOf(route) : null), [route]);
  const title = handle?.title;
  // Kept while the page is shown: a failed download is forgotten, and asking again would start another.
  const code = useMemo(() => handle?.preload(), [handle]);
  const isCodeHere = useIsSettled(code);

  useLayoutEffect(() => {
    prepareVisit(pathname + search);
  }, [pathname, search]);

  const fallbackTitle = title === undefined ? undefined : documentTitle(title);
  use(HeadCollector)?.({ title: fallbackTitle });
  // Before the effects of the page itself, which may know a better title.
  useLayoutEffect(() => {
    if (fallbackTitle !== undefined) document.title = fallbackTitle;
  }, [fallbackTitle, pathname]);

  if (isHere && page === null) return notFound;
  if (!isHere || !isCodeHere) return loading;
  // Throws when the page did not come.
  if (code) use(code);
  // Another page is another boundary: its own loading state, instead of the last page standing still.
  return (
    <Suspense key={route?.path} fallback={loading}>
      {page}
      <PageArrived />
    </Suspense>
  );
}

const faultTexts: Readonly<Record<FaultReason, string>> = {
  offline: 'You appear to be offline. Check your connection and try again.',
  unreachable: "This part of the site didn't respond. Try again in a moment.",
  staleBuild: 'A new version of this part of the site is available. Try again to load it.',
  brokenContract: 'This part of the site is being updated. Try again in a moment.',
};

/** Why drawing an area failed: a reason of its loading, or null when the page itself is at fault. */
function faultOf(error: Error): FaultReason | null {
  if (error instanceof RemoteFault) return error.reason;
  if (!isChunkFailure(error)) return null;
  return navigator.onLine ? 'unreachable' : 'offline';
}

const DONE_KEY = 'tree-service-reloaded-for-release';

/**
 * Loads the page again to get a release of the shell, at most once for each in a session (so that a broken
 * release cannot make a page reload for ever) and never over something typed. Returns whether it does.
 */
function reloadOnceFor(release: string): boolean {
  if (mayHaveUnsavedInput()) return false;
  try {
    if (window.sessionStorage.getItem(DONE_KEY) === release) return false;
    window.sessionStorage.setItem(DONE_KEY, release);
  } catch {
    // Without a memory of having done it, once could become for ever.
    return false;
  }
  window.location.reload();
  return true;
}

/**
 * Looks whether a newer release explains a fault. Answers `staleBuild` when the remote has one; loads
 * the page again, under the guards of `reloadOnceFor`, when the remote speaks a newer contract than this
 * shell and a newer shell is live. Otherwise the reason stays as it was.
 */
async function lookForNewerRelease(remote: RemoteName, reason: FaultReason): Promise<FaultReason> {
  if (reason === 'offline') return reason;
  const [now, before] = await Promise.all([fetchRegistry(), pageRegistry()]);
  if (reason === 'brokenContract' && now.shell !== before.shell) reloadOnceFor(now.shell);
  const tried = pageRelease(remote);
  const releases = now.remotes[remote];
  const isStale =
    tried !== null && releases !== undefined && wantedRelease(releases).version !== tried.wanted;
  return reason === 'unreachable' && isStale ? 'staleBuild' : reason;
}

interface AreaErrorProps {
  readonly remote: RemoteName;
  readonly error: Error;
  /** Draws the area again. */
  readonly onReset: () => void;
}

/** The error card in place of an area, until navigation; Try Again reloads it. */
function AreaError({ remote, error, onReset }: AreaErrorProps) {
  const { pathname } = useLocation();
  const failedAt = useRef(pathname);
  const [reason, setReason] = useState(() => faultOf(error));

  useEffect(() => {
    const first = faultOf(error);
    if (first === null) return undefined;
    let isGone = false;
    lookForNewerRelease(remote, first).then(
      (found) => {
        if (!isGone) setReason(found);
      },
      (cause: unknown) => {
        reportError(cause, { severity: 'warning', category: 'network', source: 'federation' });
      },
    );
    return () => {
      isGone = true;
    };
  }, [remote, error]);

  function tryAgain(): void {
    if (reason !== null) reloadRemote(remote);
    onReset();
  }

  useEffect(() => {
    if (pathname === failedAt.current) return;
    failedAt.current = pathname;
    if (faultOf(error) !== null) reloadRemote(remote);
    onReset();
  }, [pathname, error, remote, onReset]);

  if (isPrerendered(pathname)) {
    return (
      <>
        <Prerendered />
        <NoticeCorner>
          <NoticeCard
            title="This page didn't load completely"
            description={faultTexts[reason ?? 'unreachable']}
          >
            <Button size="mobile" onClick={tryAgain}>
              Try Again
            </Button>
          </NoticeCard>
        </NoticeCorner>
      </>
    );
  }
  return (
    <ErrorCard
      description={reason === null ? undefined : faultTexts[reason]}
      error={reason === null ? error : undefined}
      onRetry={tryAgain}
      showHome
    />
  );
}

export interface RemoteAreaProps {
  readonly remote: RemoteName;
  /** Shown while the remote, or a page of it, is on its way. */
  readonly loading: ReactNode;
  /** Shown when the remote has no page at this address. */
  readonly notFound: ReactNode;
}

/**
 * The part of the page that belongs to a remote. Whatever happens to that remote stays in here: an
 * error card with Try Again in place of the area, while the rest of the page keeps working.
 */
export function RemoteArea({ remote, loading, notFound }: RemoteAreaProps) {
  return (
    <ErrorBoundary
      key={remote}
      source={remote}
      context={() => ({ remote, remote_version: pageVersion(remote) })}
      fallback={(error, reset) => <AreaError remote={remote} error={error} onReset={reset} />}
    >
      <Suspense fallback={loading}>
        <RemoteRoutes remote={remote} loading={loading} notFound={notFound} />
      </Suspense>
    </ErrorBoundary>
  );
}
