import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query';
import { backend, type Database, expectDone, queryClient, unwrap } from '@tree-service/kernel';
import { readEveryPage } from '@tree-service/market/api/everyPage';
import { MOST_ROWS } from '@tree-service/market/api/keyset';
import * as v from 'valibot';

export type ReportedError = Database['public']['Tables']['error_logs']['Row'];

/** Null does not filter. */
export interface ReportedErrorChoice {
  readonly severity: string | null;
  readonly category: string | null;
  readonly source: string | null;
  readonly release: string | null;
  readonly remote: string | null;
  readonly remoteVersion: string | null;
  /** ISO time. */
  readonly since: string | null;
  /** The message contains all of them. */
  readonly words: readonly string[];
}

/** The private channel that announces reports to an administrator. */
export const errorTopicOf = (adminId: string) => `admin:errors:${adminId}`;

const newsSchema = v.object({ reports: v.number() });

/** How many reports a message on that channel announces; 1 by default. */
export function reportsIn(payload: unknown): number {
  const news = v.safeParse(newsSchema, payload);
  return news.success ? news.output.reports : 1;
}

const PAGE = 50;

async function readReports(choice: ReportedErrorChoice, before: number | null) {
  const { severity, category, source, release, remote, remoteVersion, since, words } = choice;
  const client = await backend();
  return unwrap(
    await client.rpc('find_error_reports', {
      page_size: PAGE,
      ...(severity !== null && { severity }),
      ...(category !== null && { category }),
      ...(source !== null && { source }),
      ...(release !== null && { release }),
      ...(remote !== null && { remote }),
      ...(remoteVersion !== null && { remote_version: remoteVersion }),
      ...(since !== null && { since }),
      ...(words.length > 0 && { words: words.join(' ') }),
      ...(before !== null && { before }),
    }),
  );
}

/** Query for matching reports, page by page, newest first; `words` are prefixes of words. */
export const errorLogsQuery = (choice: ReportedErrorChoice) =>
  infiniteQueryOptions({
    queryKey: ['error_logs', choice],
    queryFn: ({ pageParam }: { pageParam: number | null }) => readReports(choice, pageParam),
    initialPageParam: null,
    getNextPageParam: (page): number | null =>
      page.length < PAGE ? null : (page.at(-1)?.id ?? null),
    select: ({ pages }) => pages.flat(),
  });

/** Matching reports, newest first, up to `MOST_ROWS`. */
export const readAllReports = (choice: ReportedErrorChoice) =>
  readEveryPage<ReportedError>(PAGE, (last) => readReports(choice, last?.id ?? null), MOST_ROWS);

/** The sources and releases that occur in reports. */
export interface ReportedValues {
  readonly sources: readonly string[];
  readonly releases: readonly string[];
  readonly remoteVersions: readonly string[];
}

/** Query for the values to filter reports by. */
export const reportedValuesQuery = () =>
  queryOptions({
    queryKey: ['error_logs', 'values'],
    queryFn: async (): Promise<ReportedValues> => {
      const client = await backend();
      const rows = unwrap(await client.rpc('error_report_values'));
      const of = (what: string) => rows.flatMap((row) => (row.what === what ? [row.value] : []));
      return {
        sources: of('source'),
        releases: of('release'),
        remoteVersions: of('remote_version'),
      };
    },
  });

/** Release, remote, and its version are those of the latest report. */
export interface ErrorGroupChoice extends ReportedErrorChoice {
  readonly state: 'open' | 'resolved' | 'all';
}

function containing(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

async function readGroups(choice: ErrorGroupChoice, from: number) {
  const { state, severity, category, source, release, remote, remoteVersion, since, words } =
    choice;
  const client = await backend();
  let query = client
    .from('error_groups')
    .select('*, profiles(email)')
    .order('last_seen_at', { ascending: false })
    .order('fingerprint')
    .range(from, from + PAGE - 1);
  if (state === 'open') query = query.is('resolved_at', null);
  if (state === 'resolved') query = query.not('resolved_at', 'is', null);
  if (severity) query = query.eq('severity', severity);
  if (category) query = query.eq('category', category);
  if (source) query = query.eq('source', source);
  if (release) query = query.eq('release', release);
  if (remote) query = query.eq('remote', remote);
  if (remoteVersion) query = query.eq('remote_version', remoteVersion);
  if (since) query = query.gte('last_seen_at', since);
  for (const word of words) query = query.ilike('message', containing(word));
  return unwrap(await query);
}

/** A group of equal errors, with the email of the administrator who resolved it. */
export type ErrorGroup = Awaited<ReturnType<typeof readGroups>>[number];

/**
 * Query for matching error groups, page by page, last seen first.
 */
export const errorGroupsQuery = (choice: ErrorGroupChoice) =>
  infiniteQueryOptions({
    queryKey: ['error_groups', choice],
    queryFn: ({ pageParam }) => readGroups(choice, pageParam),
    initialPageParam: 0,
    getNextPageParam: (page, pages) => (page.length < PAGE ? undefined : pages.length * PAGE),
    select: ({ pages }) => pages.flat(),
  });

/** Matching error groups, last seen first, up to `MOST_ROWS`. */
export const readAllGroups = (choice: ErrorGroupChoice) =>
  readEveryPage<ErrorGroup>(PAGE, (_, count) => readGroups(choice, count), MOST_ROWS);

/** Query for the latest 50 reports of an error group. */
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

/** Query for how often an error group was reported from each release, the latest 50, last seen first. */
export const releasesOfGroupQuery = (fingerprint: string) =>
  queryOptions({
    queryKey: ['error_groups', 'releases', fingerprint],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('error_group_releases')
          .select('bundle, version, occurrences, first_seen_at, last_seen_at')
          .eq('fingerprint', fingerprint)
          .order('last_seen_at', { ascending: false })
          .order('version', { ascending: false })
          .limit(PAGE),
      );
    },
  });

/** Reports of an error group from one release of a part of the site. */
export type ErrorGroupRelease = Pick<
  Database['public']['Tables']['error_group_releases']['Row'],
  'bundle' | 'version' | 'occurrences' | 'first_seen_at' | 'last_seen_at'
>;

/** Resolves an error group; leaves an audit row. It reopens when the error happens again. */
export async function resolveErrorGroup(fingerprint: string, reason: string) {
  const client = await backend();
  expectDone(await client.rpc('resolve_error_group', { fingerprint, reason }));
}

/** Shows an error group as resolved in the lists it is in, until they are read again. */
export function showResolved(fingerprint: string, email: string): void {
  const resolved = {
    resolved_at: new Date().toISOString(),
    profiles: { email },
  };
  const lists = queryClient
    .getQueryCache()
    .findAll({ queryKey: ['error_groups'], predicate: ({ queryKey }) => queryKey.length === 2 });
  for (const { queryKey } of lists) {
    queryClient.setQueryData<InfiniteData<ErrorGroup[]>>(
      queryKey,
      (known) =>
        known && {
          ...known,
          pages: known.pages.map((page) =>
            page.map((group) =>
              group.fingerprint === fingerprint ? { ...group, ...resolved } : group,
            ),
          ),
        },
    );
  }
}
