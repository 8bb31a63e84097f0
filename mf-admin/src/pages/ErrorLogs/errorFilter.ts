import type { ReportedError } from '@tree-service/shared/api/errorReports';

/** Severities of reported errors, worst first. */
export const SEVERITIES = ['critical', 'error', 'warning', 'info', 'debug'] as const;

/** Categories of reported errors. */
export const CATEGORIES = [
  'api',
  'ui',
  'authentication',
  'database',
  'network',
  'validation',
  'edge_function',
  'media',
  'unknown',
] as const;

/** What somebody looks for in the error log; null takes all, an empty text matches everything. */
export interface ErrorFilter {
  readonly severity: (typeof SEVERITIES)[number] | null;
  readonly category: (typeof CATEGORIES)[number] | null;
  readonly text: string;
}

/** Reads a filter from the address; what is not known there counts as no choice. */
export function readErrorFilter(address: URLSearchParams): ErrorFilter {
  return {
    severity: SEVERITIES.find((severity) => severity === address.get('severity')) ?? null,
    category: CATEGORIES.find((category) => category === address.get('category')) ?? null,
    text: address.get('q') ?? '',
  };
}

/** Writes a filter into an address, leaving out what is not chosen. */
export function writeErrorFilter({ severity, category, text }: ErrorFilter): URLSearchParams {
  const address = new URLSearchParams();
  if (severity) address.set('severity', severity);
  if (category) address.set('category', category);
  if (text) address.set('q', text);
  return address;
}

/** The reports that fit a filter: every word of its text stands in the message, source or address. */
export function filterErrors<Report extends ReportedError>(
  reports: readonly Report[],
  { severity, category, text }: ErrorFilter,
): Report[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return reports.filter((report) => {
    if (severity && report.severity !== severity) return false;
    if (category && report.category !== category) return false;
    const said = [report.message, report.source, report.url, report.user_id]
      .join(' ')
      .toLowerCase();
    return words.every((word) => said.includes(word));
  });
}
