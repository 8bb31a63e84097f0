import { useMemo, useSyncExternalStore } from 'react';

interface Ticker {
  readonly subscribe: (listener: () => void) => () => void;
  /** In ms since 1970. */
  readonly now: () => number;
}

const tickers = new Map<number, Ticker>();

function createTicker(intervalMs: number): Ticker {
  let now = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      if (timer === undefined) {
        now = Date.now();
        timer = setInterval(() => {
          now = Date.now();
          for (const notifyListener of listeners) notifyListener();
        }, intervalMs);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    now() {
      // Without a running timer `now` would be out of date; whole seconds keep renders consistent.
      if (timer === undefined) now = Math.floor(Date.now() / 1000) * 1000;
      return now;
    },
  };
}

// One timer per interval, so that all countdowns of a page tick together.
function tickerOf(intervalMs: number): Ticker {
  const ticker = tickers.get(intervalMs) ?? createTicker(intervalMs);
  tickers.set(intervalMs, ticker);
  return ticker;
}

/** The current time, updated every `intervalMs` (one minute by default). */
export function useNow(intervalMs = 60_000): Date {
  const ticker = tickerOf(intervalMs);
  const now = useSyncExternalStore(ticker.subscribe, ticker.now);
  return useMemo(() => new Date(now), [now]);
}
