import type { ErrorGroupChoice } from '../../api/errorReports';
import { remoteNames } from '@tree-service/kernel/contract';

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

/** Whether somebody has dealt with a kind of error. */
export const STATES = ['open', 'resolved', 'all'] as const;

/** How many characters can be looked for. */
export const LONGEST_TEXT = 200;

/** How far back errors are looked for, in days. */
export const DAYS = [1, 7, 30] as const;

/** What somebody looks for in the error log; null takes all, an empty text matches everything. */
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

/** The part of a filter for a closer look. */
export type CloserFilter = Pick<ErrorFilter, 'source' | 'release' | 'version'>;

/** One of `known` that is written like `text`; null when none is. */
export function oneOf<Known extends string | number>(
  known: readonly Known[],
  text: string | null,
): Known | null {
  return known.find((one) => String(one) === text) ?? null;
}

/** Reads a filter from the address; what is not known there counts as no choice. */
export function readErrorFilter(address: URLSearchParams): ErrorFilter {
  return {
    state: oneOf(STATES, address.get('state')) ?? 'open',
    severity: oneOf(SEVERITIES, address.get('severity')),
    category: oneOf(CATEGORIES, address.get('category')),
    remote: oneOf(remoteNames, address.get('remote')),
    days: oneOf(DAYS, address.get('days')),
    text: (address.get('q') ?? '').slice(0, LONGEST_TEXT),
    source: address.get('source') || null,
    release: address.get('release') || null,
    version: address.get('version') || null,
  };
}

/** Writes a filter into an address, leaving out what is not chosen. */
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

/** Whether a filter leaves anything out that is open. */
export function isNarrow({ state, text, ...choices }: ErrorFilter): boolean {
  const isChosen = Object.values(choices).some((choice) => choice !== null);
  return state === 'resolved' || isChosen || text.trim() !== '';
}

/** Whether something is chosen that only a closer look asks for. */
export function isClose({ source, release, version }: CloserFilter): boolean {
  return source !== null || release !== null || version !== null;
}

const HOUR_MS = 3_600_000;

/**
 * What a filter asks the server for. The time is cut to the hour, so that the same choice stays the same
 * question for a while.
 */
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
