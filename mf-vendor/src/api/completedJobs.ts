import { backend, unwrap } from '@tree-service/kernel';
import { readEveryPage, ROWS_AN_ANSWER } from '@tree-service/market/api/everyPage';
import { after } from '@tree-service/market/api/keysetFilter';

/** All jobs of a Pro that were completed from one ISO time to before another, oldest first. */
export async function readCompletedJobs(vendorId: string, fromAt: string, toAt: string) {
  const client = await backend();
  return readEveryPage(
    ROWS_AN_ANSWER,
    async (last: { id: string; completed_at: string | null } | undefined) => {
      const page = client
        .from('jobs')
        .select(
          `id, completed_at, price_cents, leads!jobs_lead_id_fkey(token_price),
         service_requests!jobs_request_id_fkey(number, category, city, region, zip, contact_name)`,
        )
        .eq('vendor_id', vendorId)
        .eq('state', 'completed')
        .gte('completed_at', fromAt)
        .lt('completed_at', toAt)
        .order('completed_at')
        .order('id')
        .limit(ROWS_AN_ANSWER);
      const { id, completed_at: at = null } = last ?? {};
      return unwrap(
        await (id === undefined ? page : page.or(after('completed_at', 'asc', { at, id }))),
      );
    },
  );
}

/** A completed job, as the books name it. */
export type CompletedJob = Awaited<ReturnType<typeof readCompletedJobs>>[number];
