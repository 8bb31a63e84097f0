import { queryOptions } from '@tanstack/react-query';
import { backend } from '@tree-service/shared/runtime';
import { unwrap } from './backendError';

/** Query for a Pro's running balance: posted, held and available tokens. */
export const tokenAccountQuery = (vendorId: string) =>
  queryOptions({
    queryKey: ['tokens', vendorId],
    queryFn: async () => {
      const client = await backend();
      const account = unwrap(
        await client.from('token_accounts').select().eq('vendor_id', vendorId).single(),
      );
      return { ...account, available: account.posted - account.held };
    },
  });

/** Query for the latest 200 entries of a Pro's ledger, newest first. */
export const tokenLedgerQuery = (vendorId: string) =>
  queryOptions({
    queryKey: ['tokens', vendorId, 'ledger'],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('token_ledger')
          .select('id, kind, posted_delta, held_delta, lead_id, reason, created_at')
          .eq('vendor_id', vendorId)
          .order('id', { ascending: false })
          .limit(200),
      );
    },
  });

const PAGE = 500;

/** Reads a Pro's whole ledger, newest first. */
export async function readWholeLedger(vendorId: string): Promise<LedgerEntry[]> {
  const client = await backend();
  const entries: LedgerEntry[] = [];
  for (;;) {
    const page = unwrap(
      await client
        .from('token_ledger')
        .select('id, kind, posted_delta, held_delta, lead_id, reason, created_at')
        .eq('vendor_id', vendorId)
        .lt('id', entries.at(-1)?.id ?? Number.MAX_SAFE_INTEGER)
        .order('id', { ascending: false })
        .limit(PAGE),
    );
    entries.push(...page);
    if (page.length < PAGE) return entries;
  }
}

/** An entry of the ledger; the deltas are what it adds to the posted and held tokens. */
export type LedgerEntry = Awaited<
  ReturnType<NonNullable<ReturnType<typeof tokenLedgerQuery>['queryFn']>>
>[number];

/** What an entry of the ledger is. */
export type LedgerKind = LedgerEntry['kind'];
