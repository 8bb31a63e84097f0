import { ErrorBoundary } from '@tree-service/design';
import { Suspense, type ReactNode } from 'react';
import type { RemoteName } from '@tree-service/kernel/contract';
import { AreaError } from './AreaError';
import { pageVersion } from './remoteLoading';
import { RemoteRoutes } from './RemoteRoutes';

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
