import { watchNetwork } from '@tree-service/kernel/native';
import { useEffect, useEffectEvent } from 'react';

/** Retry interval while the device does not report that it is online. */
const PATIENCE_MS = 15_000;

/** Calls `again` while the connection is lost: when the device comes back online, and at an interval. */
export function useOnceReachable(isCut: boolean, again: () => void): void {
  const tryAgain = useEffectEvent(again);
  useEffect(() => {
    if (!isCut) return undefined;
    const timer = setInterval(() => tryAgain(), PATIENCE_MS);
    const stop = watchNetwork((isOnline) => {
      if (isOnline) tryAgain();
    });
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [isCut]);
}
