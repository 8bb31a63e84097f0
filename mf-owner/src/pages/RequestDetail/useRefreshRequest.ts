import { readChanged, readChangedLater } from '@tree-service/kernel';

const STALE = [['requests'], ['leads'], ['conversations'], ['jobs'], ['disputes']] as const;

const refresh = () => readChanged(STALE);

/** Refetches requests and related data after a change by the owner. */
export function useRefreshRequest(): () => Promise<void> {
  return refresh;
}

/** The same in the background, when the change already shows from its answer. */
export function refreshRequestLater(): void {
  readChangedLater(STALE);
}
