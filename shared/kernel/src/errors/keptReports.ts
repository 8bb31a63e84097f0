import type { ErrorLogEntry } from '../backend/errorLogs';
import { browserStorage } from '../browserStorage';
import { KEPT_REPORTS_KEY, type KeptReport } from './keptReport';

// The first errors of an outage tell most about it, so later ones go when there is no more room.
const MOST_KEPT = 20;
const MOST_CHARACTERS = 32_000;
const LONGEST_STACK = 3000;

/** Keeps a report in this browser until the backend answers again. */
export function keepReport(entry: ErrorLogEntry): void {
  const stack_trace = entry.stack_trace?.slice(0, LONGEST_STACK);
  const kept: KeptReport = { at: new Date().toISOString(), entry: { ...entry, stack_trace } };
  const lines = `${browserStorage.read(KEPT_REPORTS_KEY) ?? ''}${JSON.stringify(kept)}\n`;
  if (lines.length > MOST_CHARACTERS || lines.split('\n').length > MOST_KEPT + 1) return;
  browserStorage.write(KEPT_REPORTS_KEY, lines);
}

/**
 * Sends what waits in this browser: now, or, right after a failure, in a while. What sends it is downloaded
 * only when something waits.
 */
export function sendKeptReports(isLater = false): void {
  if (browserStorage.read(KEPT_REPORTS_KEY) === null) return;
  import(/* webpackChunkName: "keptReports" */ './sendingKeptReports').then(
    ({ sendKept, sendKeptLater }) => (isLater ? sendKeptLater() : sendKept()),
    (cause: unknown) => {
      console.info('Error reports wait until this page is loaded again.', cause);
    },
  );
}
