import { BackendError } from '../backend/backendError';
import type { ErrorLogEntry } from '../backend/errorLogs';

/** A report that waits in this browser for the backend, and when it happened. */
export interface KeptReport {
  readonly at: string;
  readonly entry: ErrorLogEntry;
}

/** Where reports wait: one JSON text in each line, so that keeping another one reads none. */
export const KEPT_REPORTS_KEY = 'tree-service-kept-error-reports';

/** Whether saving a report failed for a reason that passes: nothing answered, or it could not work. */
export function isPassing(failure: unknown): boolean {
  if (!(failure instanceof BackendError)) return true;
  return failure.status === 0 || failure.status === 429 || failure.status >= 500;
}
