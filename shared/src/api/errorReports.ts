import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { backend } from '@tree-service/shared/runtime';
import * as v from 'valibot';
import { expectDone, unwrap } from './backendError';
import type { Database } from './database.types';
import { pageOf } from './keyset';

/** One reported error, as administrators read it. */
export type ReportedError = Database['public']['Tables']['error_logs']['Row'];

/** Which reported errors to read; null takes all. */
export interface ReportedErrorChoice {
  readonly severity: string | null;
  readonly category: string | null;
}

/** The private channel on which administrators hear that something was reported. */
export const ERROR_TAIL_TOPIC = 'admin:errors';

const newsSchema = v.object({ reports: v.number() });

/** How many reports a message of that channel is about; 1 when it does not say. */
export function reportsIn(payload: unknown): number {
  const news = v.safeParse(newsSchema, payload);
  return news.success ? news.output.reports : 1;
}

const PAGE = 50;
// Above every number of a report.
const NEWEST = Number.MAX_SAFE_INTEGER;

/** Query for the reported errors of a choice by page, newest first. */
export const errorLogsQuery = ({ severity, category }: ReportedErrorChoice) =>
  infiniteQueryOptions({
    queryKey: ['error_logs', severity, category],
    queryFn: async ({ pageParam: before }) => {
      const client = await backend();
      let query = client
        .from('error_logs')
        .select()
        .lt('id', before)
        .order('id', { ascending: false })
        .limit(PAGE);
      if (severity) query = query.eq('severity', severity);
      if (category) query = query.eq('category', category);
      return unwrap(await query);
    },
    initialPageParam: NEWEST,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
    select: ({ pages }) => pages.flat(),
  });

/** Which kinds of errors to read. */
export interface ErrorGroupChoice extends ReportedErrorChoice {
  readonly state: 'open' | 'resolved' | 'all';
  /** The remote whose release is named in the latest report; null takes all. */
  readonly remote: string | null;
  /** Seen since this ISO time; null takes all. */
  readonly since: string | null;
  /** Words that all stand in the message. */
  readonly words: readonly string[];
}

function containing(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

async function readGroups(choice: ErrorGroupChoice, from: number, isCounted = false) {
  const { state, severity, category, remote, since, words } = choice;
  const client = await backend();
  let query = client
    .from('error_groups')
    .select('*, profiles(email)', isCounted ? { count: 'exact' } : {})
    .order('last_seen_at', { ascending: false })
    .order('fingerprint')
    .range(from, from + PAGE - 1);
  if (state === 'open') query = query.is('resolved_at', null);
  if (state === 'resolved') query = query.not('resolved_at', 'is', null);
  if (severity) query = query.eq('severity', severity);
  if (category) query = query.eq('category', category);
  if (remote) query = query.eq('remote', remote);
  if (since) query = query.gte('last_seen_at', since);
  for (const word of words) query = query.ilike('message', containing(word));
  return pageOf(await query);
}

/** A kind of error, with the address of whoever resolved it. */
export type ErrorGroup = Awaited<ReturnType<typeof readGroups>>['rows'][number];

/**
 * Query for the kinds of errors of a choice by page, last seen first, with how often and how many people
 * they met.
 */
export const errorGroupsQuery = (choice: ErrorGroupChoice) =>
  infiniteQueryOptions({
    queryKey: ['error_groups', choice],
    queryFn: async ({ pageParam }) => (await readGroups(choice, pageParam)).rows,
    initialPageParam: 0,
    getNextPageParam: (page, pages) => (page.length < PAGE ? undefined : pages.length * PAGE),
    select: ({ pages }) => pages.flat(),
  });

/** Query for the 50 critical kinds of errors seen last that nobody has dealt with, and how many there are. */
export const criticalErrorsQuery = () =>
  queryOptions({
    queryKey: ['error_groups', 'critical'],
    queryFn: () =>
      readGroups(
        {
          state: 'open',
          severity: 'critical',
          category: null,
          remote: null,
          since: null,
          words: [],
        },
        0,
        true,
      ),
  });

/** Query for the latest 50 reports of one kind of error. */
export const errorsOfGroupQuery = (fingerprint: string) =>
  queryOptions({
    queryKey: ['error_logs', 'of', fingerprint],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('error_logs')
          .select()
          .eq('fingerprint', fingerprint)
          .order('id', { ascending: false })
          .limit(PAGE),
      );
    },
  });

/** Notes that a kind of error is dealt with, and how; leaves an audit row. Happening again reopens it. */
export async function resolveErrorGroup(fingerprint: string, reason: string) {
  const client = await backend();
  expectDone(await client.rpc('resolve_error_group', { fingerprint, reason }));
}
