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
