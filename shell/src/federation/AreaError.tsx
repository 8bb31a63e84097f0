import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { RemoteName } from '@tree-service/kernel/contract';
import { reportError } from '@tree-service/kernel';
import { Button, ErrorCard } from '@tree-service/design';
import { NoticeCard } from '../notices/NoticeCard';
import { NoticeCorner } from '../notices/NoticeCorner';
import { faultOf, faultTexts, lookForNewerRelease } from './areaFault';
import { Prerendered, isPrerendered } from '../firstView/Prerendered';
import { reloadRemote } from './remoteLoading';

export interface AreaErrorProps {
  readonly remote: RemoteName;
  readonly error: Error;
  /** Draws the area again. */
  readonly onReset: () => void;
}

/** The error card in place of an area, until navigation; Try Again reloads it. */
export function AreaError({ remote, error, onReset }: AreaErrorProps) {
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
