import { infiniteQueryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import { readEveryPage } from '@tree-service/market/api/everyPage';
import { MOST_ROWS } from '@tree-service/market/api/keyset';
import * as v from 'valibot';
import { readBusinessNames } from './administration';
import { readAudit, type AuditRow } from './audit';

/** Prefixes of the actions that decide cases of a kind. */
export type DecidedKind =
  'vendor.' | 'credit_claim.' | 'dispute.' | 'review.' | 'message_report.' | 'tokens.';

export interface DecidedBusiness {
  readonly vendorId: string;
  readonly name: string;
}

/** A decision and the Pro it concerns, if any. */
export interface DecidedCase {
  readonly row: AuditRow;
  readonly business: DecidedBusiness | null;
}

const storedRow = v.object({
  vendor_id: v.optional(v.string()),
  account_id: v.optional(v.string()),
  conversation_id: v.optional(v.string()),
});

const storedIn = ({ before, after }: AuditRow) => {
  const parsed = v.safeParse(storedRow, after ?? before);
  return parsed.success ? parsed.output : {};
};

/** The vendor of each row, by row ID. */
async function ownersOf(
  table: 'reviews' | 'conversations',
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const client = await backend();
  const rows = unwrap(
    await client
      .from(table)
      .select('id, vendor_id')
      .in('id', [...ids]),
  );
  return new Map(rows.map((row) => [row.id, row.vendor_id]));
}

async function withBusinesses(rows: readonly AuditRow[]): Promise<DecidedCase[]> {
  const reviewOf = ({ subject_table: table, subject_id: id }: AuditRow) =>
    table === 'reviews' && id !== null ? [id] : [];
  const conversationOf = (row: AuditRow) => storedIn(row).conversation_id ?? '';
  const [ofReviews, ofConversations] = await Promise.all([
    ownersOf('reviews', rows.flatMap(reviewOf)),
    ownersOf('conversations', rows.map(conversationOf).filter(Boolean)),
  ]);
  const vendorOf = (row: AuditRow) =>
    storedIn(row).vendor_id ??
    storedIn(row).account_id ??
    ofReviews.get(row.subject_id ?? '') ??
    ofConversations.get(conversationOf(row)) ??
    (row.subject_table === 'token_accounts' ? row.subject_id : null);
  const names = await readBusinessNames(rows.flatMap((row) => vendorOf(row) ?? []));
  return rows.map((row) => {
    const vendorId = vendorOf(row);
    const name = vendorId === null ? undefined : names.get(vendorId);
    return { row, business: vendorId === null || !name ? null : { vendorId, name } };
  });
}

const PAGE = 25;
/** More names than that do not fit in one address. */
const PAGE_OF_FILE = 100;

async function readDecided(
  kind: DecidedKind,
  before: number | null,
  atMost = PAGE,
): Promise<DecidedCase[]> {
  const all = {
    adminId: null,
    subjectId: null,
    aboutId: null,
    words: null,
    from: null,
    until: null,
  };
  return withBusinesses(await readAudit({ ...all, action: kind }, atMost, before));
}

/** Reads the decided cases of a kind, newest first, up to `MOST_ROWS`. */
export const readAllDecided = (kind: DecidedKind) =>
  readEveryPage<DecidedCase>(
    PAGE_OF_FILE,
    (last) => readDecided(kind, last?.row.id ?? null, PAGE_OF_FILE),
    MOST_ROWS,
  );

/** Query for the decided cases of a kind, page by page, newest first. */
export const decidedCasesQuery = (kind: DecidedKind) =>
  infiniteQueryOptions({
    queryKey: ['audit', 'decided', kind],
    queryFn: ({ pageParam }: { pageParam: number | null }) => readDecided(kind, pageParam),
    initialPageParam: null,
    getNextPageParam: (page): number | null =>
      page.length < PAGE ? null : (page.at(-1)?.row.id ?? null),
    select: ({ pages }) => pages.flat(),
  });
