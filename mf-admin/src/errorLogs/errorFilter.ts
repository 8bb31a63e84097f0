import { cut } from '@tree-service/domain';
import type { ErrorGroupChoice } from './errorReports.api';
import { remoteNames } from '@tree-service/kernel/contract';

/** Worst first. */
export const SEVERITIES = ['critical', 'error', 'warning', 'info', 'debug'] as const;

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

export const STATES = ['open', 'resolved', 'all'] as const;

/** In characters. */
export const MAX_TEXT_LENGTH = 200;

export const DAYS = [1, 7, 30] as const;

/** The filter of the error log; null and an empty text match everything. */
export interface ErrorFilter {
  readonly state: (typeof STATES)[number];
  readonly severity: (typeof SEVERITIES)[number] | null;
  readonly category: (typeof CATEGORIES)[number] | null;
  readonly remote: (typeof remoteNames)[number] | null;
  readonly days: (typeof DAYS)[number] | null;
  readonly text: string;
  readonly source: string | null;
  /** The release of the shell. */
  readonly release: string | null;
  /** The release of the remote. */
  readonly version: string | null;
}

/** The filters collapsed by default. */
export type MoreErrorFilters = Pick<ErrorFilter, 'source' | 'release' | 'version'>;

/** The entry of `known` written like `text`; null when there is none. */
export function oneOf<Known extends string | number>(
  known: readonly Known[],
  text: string | null,
): Known | null {
  return known.find((one) => String(one) === text) ?? null;
}

/** Reads a filter from the address; unknown values are ignored. */
export function readErrorFilter(address: URLSearchParams): ErrorFilter {
  return {
    state: oneOf(STATES, address.get('state')) ?? 'open',
    severity: oneOf(SEVERITIES, address.get('severity')),
    category: oneOf(CATEGORIES, address.get('category')),
    remote: oneOf(remoteNames, address.get('remote')),
    days: oneOf(DAYS, address.get('days')),
    text: cut(address.get('q') ?? '', MAX_TEXT_LENGTH),
    source: address.get('source') || null,
    release: address.get('release') || null,
    version: address.get('version') || null,
  };
}

/** Writes a filter into an address, without what is not set. */
export function writeErrorFilter(filter: ErrorFilter): URLSearchParams {
  const { state, text, ...choices } = filter;
  const address = new URLSearchParams();
  if (state !== 'open') address.set('state', state);
  for (const [name, choice] of Object.entries(choices)) {
    if (choice !== null) address.set(name, String(choice));
  }
  if (text) address.set('q', text);
  return address;
}

/** Whether a filter leaves out anything open. */
export function isFiltered({ state, text, ...choices }: ErrorFilter): boolean {
  const isChosen = Object.values(choices).some((choice) => choice !== null);
  return state === 'resolved' || isChosen || text.trim() !== '';
}

export function hasMoreFilters({ source, release, version }: MoreErrorFilters): boolean {
  return source !== null || release !== null || version !== null;
}

const HOUR_MS = 3_600_000;

/** The query of a filter. The time is cut to the hour, so that the query key stays the same for a while. */
export function choiceOf(filter: ErrorFilter, now: Date = new Date()): ErrorGroupChoice {
  const { state, severity, category, source, release, remote, version, days, text } = filter;
  const thisHour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  return {
    state,
    severity,
    category,
    source,
    release,
    remote,
    remoteVersion: version,
    since: days === null ? null : new Date(thisHour - days * 24 * HOUR_MS).toISOString(),
    words: text.split(/\s+/).filter(Boolean),
  };
}
