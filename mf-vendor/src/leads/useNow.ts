import { useSyncExternalStore } from 'react';

const TICK_MS = 1000;

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

// One clock for all countdowns of a page, so that they tick together.
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    now = Date.now();
    timer = setInterval(() => {
      now = Date.now();
      for (const notifyListener of listeners) notifyListener();
    }, TICK_MS);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  };
}

function snapshot(): number {
  // Without a running clock the time of the first look would be shown for ever.
  if (timer === undefined) now = Math.floor(Date.now() / TICK_MS) * TICK_MS;
  return now;
}

/** The present moment, renewed every second while the component is shown. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(subscribe, snapshot));
}
