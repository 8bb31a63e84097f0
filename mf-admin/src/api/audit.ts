import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import { readEveryPage, ROWS_AN_ANSWER } from '@tree-service/market/api/everyPage';
import { MOST_ROWS } from '@tree-service/market/api/keyset';

/** Query for the latest 200 audit rows of a subject, newest first. */
export const auditQuery = (subjectId: string) =>
  queryOptions({
    queryKey: ['audit', 'of', subjectId],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('admin_audit')
          .select('*, profiles(email)')
          .eq('subject_id', subjectId)
          .order('id', { ascending: false })
          .limit(200),
      );
    },
  });

/** A row of the audit log with the administrator's email. */
export type AuditRow = Awaited<
  ReturnType<NonNullable<ReturnType<typeof auditQuery>['queryFn']>>
>[number];

const TRAIL_PAGE = 25;

async function readTrail(
  subjectIds: readonly string[],
  before: number | null,
  atMost = TRAIL_PAGE,
): Promise<AuditRow[]> {
  const client = await backend();
  let query = client
    .from('admin_audit')
    .select('*, profiles(email)')
    .in('subject_id', [...subjectIds])
    .order('id', { ascending: false })
    .limit(atMost);
  if (before !== null) query = query.lt('id', before);
  return unwrap(await query);
}

/** Reads the audit rows of some subjects, newest first, up to `MOST_ROWS`. */
export const readWholeTrail = (subjectIds: readonly string[]) =>
  readEveryPage<AuditRow>(
    ROWS_AN_ANSWER,
    (last) => readTrail(subjectIds, last?.id ?? null, ROWS_AN_ANSWER),
    MOST_ROWS,
  );

/** Query for the audit rows of some subjects, page by page, newest first. */
export const auditTrailQuery = (subjectIds: readonly string[]) =>
  infiniteQueryOptions({
    queryKey: ['audit', 'trail', subjectIds],
    queryFn: ({ pageParam }: { pageParam: number | null }) => readTrail(subjectIds, pageParam),
    initialPageParam: null,
    getNextPageParam: (page): number | null =>
      page.length < TRAIL_PAGE ? null : (page.at(-1)?.id ?? null),
    select: ({ pages }) => pages.flat(),
  });

/** Null does not filter. Times are ISO 8601. */
export interface AuditFilter {
  /** A prefix, such as "vendor.". */
  readonly action: string | null;
  readonly adminId: string | null;
  readonly subjectId: string | null;
  /** A Pro or an owner: what was done to the account, and to what belongs to it. */
  readonly aboutId: string | null;
  /** Part of the reason. */
  readonly words: string | null;
  readonly from: string | null;
  readonly until: string | null;
}

// Escapes the wildcards of a pattern.
const literally = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Reads a page of matching audit rows, newest first; `before` is the last ID already read. */
export async function readAudit(
  filter: AuditFilter,
  pageSize: number,
  before: number | null,
): Promise<AuditRow[]> {
  const client = await backend();
  let query = client
    .from('admin_audit')
    .select('*, profiles(email)')
    .order('id', { ascending: false })
    .limit(pageSize);
  if (filter.action) query = query.like('action', `${literally(filter.action)}%`);
  if (filter.adminId) query = query.eq('admin_id', filter.adminId);
  if (filter.subjectId) query = query.eq('subject_id', filter.subjectId);
  if (filter.aboutId) query = query.contains('about', [filter.aboutId]);
  if (filter.words) query = query.ilike('reason', `%${literally(filter.words)}%`);
  if (filter.from) query = query.gte('created_at', filter.from);
  if (filter.until) query = query.lt('created_at', filter.until);
  if (before !== null) query = query.lt('id', before);
  return unwrap(await query);
}

// With a reason of three lines each, a page stays under three screens.
const AUDIT_PAGE = 12;

/** Query for a page of matching audit rows, newest first, with the ID that the next page begins after. */
export const auditPageQuery = (filter: AuditFilter, before: number | null) =>
  queryOptions({
    queryKey: ['audit', 'page', filter, before],
    queryFn: async () => {
      const rows = await readAudit(filter, AUDIT_PAGE, before);
      return { rows, next: rows.length < AUDIT_PAGE ? null : (rows.at(-1)?.id ?? null) };
    },
    placeholderData: keepPreviousData,
  });

/** Query for what the audit log calls an account: its business, or else its email; null for none. */
export const accountNameQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['accounts', 'name', accountId],
    queryFn: async () => {
      const client = await backend();
      const [account] = unwrap(
        await client.rpc('admin_account_names', { account_ids: [accountId] }),
      );
      return account ? (account.business_name ?? account.email) : null;
    },
  });

export const administratorsQuery = () =>
  queryOptions({
    queryKey: ['accounts', 'administrators'],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('profiles')
          .select('id, email')
          .eq('user_type', 'admin')
          .order('email')
          .order('id'),
      );
    },
  });
