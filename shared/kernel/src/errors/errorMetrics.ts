import type { ErrorCategory, ErrorSeverity } from './errorReport';

/** Counts of the errors reported since the page was opened. */
export interface ErrorMetrics {
  total: number;
  readonly bySeverity: Partial<Record<ErrorSeverity, number>>;
  readonly byCategory: Partial<Record<ErrorCategory, number>>;
  /** ISO-8601 UTC, null before the first error. */
  lastAt: string | null;
}

/** The counts of this page; also `window.treeServiceErrors`, for developers and support. */
export const errorMetrics: ErrorMetrics = {
  total: 0,
  bySeverity: {},
  byCategory: {},
  lastAt: null,
};

if (typeof window === 'object') Object.assign(window, { treeServiceErrors: errorMetrics });

export function countError(severity: ErrorSeverity, category: ErrorCategory): void {
  errorMetrics.total += 1;
  errorMetrics.bySeverity[severity] = (errorMetrics.bySeverity[severity] ?? 0) + 1;
  errorMetrics.byCategory[category] = (errorMetrics.byCategory[category] ?? 0) + 1;
  errorMetrics.lastAt = new Date().toISOString();
}
