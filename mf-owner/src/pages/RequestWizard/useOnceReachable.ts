import { watchNetwork } from '@tree-service/kernel/native';
import { useEffect, useEffectEvent } from 'react';

/** How long a cut line is left alone when the device does not say that it is back. */
const PATIENCE_MS = 15_000;

/** Calls `again` while the line is cut: as soon as the device is back on a network, else now and then. */
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
