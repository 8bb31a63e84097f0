import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import { readEveryPage, ROWS_AN_ANSWER } from '@tree-service/market/api/everyPage';
import { after } from '@tree-service/market/api/keysetFilter';

const completed = (
  client: Awaited<ReturnType<typeof backend>>,
  vendorId: string,
  fromAt: string,
  toAt: string,
) =>
  client
    .from('jobs')
    .select(
      `id, request_id, lead_id, completed_at, price_cents, tax_cents, paid_jobs(marked_at),
       leads!jobs_lead_id_fkey(token_price),
       service_requests!jobs_request_id_fkey(number, category, city, region, zip, contact_name)`,
    )
    .eq('vendor_id', vendorId)
    .eq('state', 'completed')
    .gte('completed_at', fromAt)
    .lt('completed_at', toAt)
    .order('completed_at')
    .order('id');

/** All jobs of a Pro that were completed from one ISO time to before another, oldest first. */
export async function readCompletedJobs(vendorId: string, fromAt: string, toAt: string) {
  const client = await backend();
  return readEveryPage(
    ROWS_AN_ANSWER,
    async (last: { id: string; completed_at: string | null } | undefined) => {
      const page = completed(client, vendorId, fromAt, toAt).limit(ROWS_AN_ANSWER);
      const { id, completed_at: at = null } = last ?? {};
      return unwrap(
        await (id === undefined ? page : page.or(after('completed_at', 'asc', { at, id }))),
      );
    },
  );
}

/** The tokens that were refunded to a Pro, by lead. */
export async function readTokenRefunds(vendorId: string): Promise<Map<string, number>> {
  const client = await backend();
  const entries = await readEveryPage(ROWS_AN_ANSWER, async (last: { id: number } | undefined) =>
    unwrap(
      await client
        .from('token_ledger')
        .select('id, lead_id, posted_delta')
        .eq('vendor_id', vendorId)
        .eq('kind', 'refund')
        .gt('id', last?.id ?? 0)
        .order('id')
        .limit(ROWS_AN_ANSWER),
    ),
  );
  const refunds = new Map<string, number>();
  for (const { lead_id: lead, posted_delta: tokens } of entries) {
    if (lead !== null) refunds.set(lead, (refunds.get(lead) ?? 0) + tokens);
  }
  return refunds;
}

/** How many unpaid jobs a list names at most. */
export const UNPAID_AT_MOST = 20;

/** What the query keys of a Pro's unpaid jobs begin with, whatever the time. */
export const unpaidJobsKey = (vendorId: string) => ['jobs', 'of', vendorId, 'unpaid'] as const;

/** Query for those of a Pro's jobs completed in a time that are not marked as paid, oldest first. */
export const unpaidJobsQuery = (vendorId: string, fromAt: string, toAt: string) =>
  queryOptions({
    queryKey: [...unpaidJobsKey(vendorId), fromAt, toAt],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await completed(client, vendorId, fromAt, toAt).is('paid_jobs', null).limit(UNPAID_AT_MOST),
      );
    },
  });

/** A completed job, as the books name it. */
export type CompletedJob = Awaited<ReturnType<typeof readCompletedJobs>>[number];
