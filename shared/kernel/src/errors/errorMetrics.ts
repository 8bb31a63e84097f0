/** How bad an error is. */
export type ErrorSeverity = 'debug' | 'info' | 'warning' | 'error' | 'critical';

/** Which part of the product an error comes from. */
export type ErrorCategory =
  | 'api'
  | 'ui'
  | 'authentication'
  | 'database'
  | 'network'
  | 'validation'
  | 'edge_function'
  | 'media'
  | 'unknown';

/** What is known about an error besides the error itself. */
export interface ErrorReport {
  /** 'error' when absent. */
  readonly severity?: ErrorSeverity;
  /** 'unknown' when absent. */
  readonly category?: ErrorCategory;
  /** The part of the code that noticed it. */
  readonly source?: string;
  /** Facts that help to find the cause; never personal data. */
  readonly context?: Readonly<Record<string, string | number | boolean | null>>;
  /** Whether to show a toast. Default: only for critical errors. */
  readonly showToast?: boolean;
}

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
