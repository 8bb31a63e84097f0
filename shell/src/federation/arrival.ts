import { useEffect, useState } from 'react';

const tracked = new WeakSet<Promise<unknown>>();
const settled = new WeakSet<Promise<unknown>>();

/**
 * Follows a promise, so that `useIsSettled` knows about it at once and `use` unwraps it without
 * suspending: for that, React reads `status` and `value` or `reason`. Returns the promise.
 */
export function track<Value>(promise: Promise<Value>): Promise<Value> {
  if (tracked.has(promise)) return promise;
  tracked.add(promise);
  const note = (outcome: object) => {
    void Object.assign(promise, outcome);
    settled.add(promise);
  };
  void promise.then(
    (value) => note({ status: 'fulfilled', value }),
    (reason: unknown) => note({ status: 'rejected', reason }),
  );
  return promise;
}

/**
 * Whether a promise has come to its end; `use` may then take it. Components wait with this instead of
 * suspending, because React holds back what comes out of a Suspense boundary until 300 ms have passed
 * since the last one.
 */
export function useIsSettled(promise: Promise<unknown> | undefined): boolean {
  const [, wake] = useState<unknown>();
  if (promise) void track(promise);
  useEffect(() => {
    if (!promise) return undefined;
    let isCurrent = true;
    // Also for one that came to its end between the drawing and this effect.
    const wakeUp = () => {
      if (isCurrent) wake(promise);
    };
    void promise.then(wakeUp, wakeUp);
    return () => {
      isCurrent = false;
    };
  }, [promise]);
  return promise === undefined || settled.has(promise);
}
