import { useCallback, useEffect, useRef, useState } from 'react';

/** Time to undo a step of a job before the owner is notified, in milliseconds. */
export const UNDO_STEP_MS = 10_000;

/** Something about to be sent, which can still be taken back. */
export interface Delayed<Given> {
  /** What waits or is being sent; null for nothing. */
  readonly given: Given | null;
  readonly start: (given: Given) => void;
  readonly undo: () => void;
  /** Shows that nothing waits any more. */
  readonly settle: () => void;
}

/**
 * Leaves people a moment to take back what they pressed: `send` is called after `ms` milliseconds, or at once when they
 * leave the page or it is hidden: a locked phone stops timers. What was sent stays in `given` until `settle`.
 */
export function useDelayed<Given>(send: (given: Given) => void, ms: number): Delayed<Given> {
  const [given, setGiven] = useState<Given | null>(null);
  const pending = useRef<{ given: Given; timer: ReturnType<typeof setTimeout> } | null>(null);
  const latestSend = useRef(send);
  useEffect(() => {
    latestSend.current = send;
  }, [send]);

  const take = useCallback(() => {
    const taken = pending.current;
    if (taken !== null) clearTimeout(taken.timer);
    pending.current = null;
    return taken;
  }, []);
  const flush = useCallback(() => {
    const taken = take();
    if (taken !== null) latestSend.current(taken.given);
  }, [take]);

  useEffect(() => {
    const flushIfHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushIfHidden);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushIfHidden);
      flush();
    };
  }, [flush]);

  return {
    given,
    start: (next) => {
      take();
      pending.current = { given: next, timer: setTimeout(flush, ms) };
      setGiven(next);
    },
    undo: () => {
      if (take() !== null) setGiven(null);
    },
    settle: () => setGiven(null),
  };
}
