import { backend, unwrap } from '@tree-service/kernel';

/** As many jobs as one file names. */
export const COMPLETED_AT_MOST = 1000;

/** The jobs of a Pro that were completed from one ISO time to before another, oldest first, COMPLETED_AT_MOST of them. */
export async function readCompletedJobs(vendorId: string, fromAt: string, toAt: string) {
  const client = await backend();
  return unwrap(
    await client
      .from('jobs')
      .select(
        `completed_at, price_cents, leads!jobs_lead_id_fkey(token_price),
         service_requests!jobs_request_id_fkey(number, category, city, region, zip, contact_name)`,
      )
      .eq('vendor_id', vendorId)
      .eq('state', 'completed')
      .gte('completed_at', fromAt)
      .lt('completed_at', toAt)
      .order('completed_at')
      .limit(COMPLETED_AT_MOST),
  );
}

/** A completed job, as the books name it. */
export type CompletedJob = Awaited<ReturnType<typeof readCompletedJobs>>[number];
