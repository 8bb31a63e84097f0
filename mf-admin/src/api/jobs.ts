import { backend } from '@tree-service/kernel';
import { keysetList, readPage, type PageKey } from '@tree-service/market/api/keyset';

/** A job as lists show it, with its request and the Pro's name. */
const LISTED_JOB =
  `id, state, price_cents, scheduled_for, completed_at, created_at, request_id, vendor_id,
  service_requests!jobs_request_id_fkey(number, category),
  vendor_profiles!jobs_vendor_id_fkey(business_name)` as const;

async function readJobs(side: 'owner_id' | 'vendor_id', person: string, key: PageKey | null) {
  const client = await backend();
  const query = client.from('jobs').select(LISTED_JOB).eq(side, person);
  return readPage(query, { by: 'created_at', order: 'desc', key });
}

export type ListedJob = Awaited<ReturnType<typeof readJobs>>['rows'][number];

/** The jobs of an owner, newest first. */
export const ownerJobs = (ownerId: string) =>
  keysetList({
    queryKey: ['jobs', 'of owner', ownerId],
    keyOf: (job) => ({ at: job.created_at, id: job.id }),
    read: (key: PageKey | null) => readJobs('owner_id', ownerId, key),
  });

/** The jobs of a Pro, newest first. */
export const vendorJobs = (vendorId: string) =>
  keysetList({
    queryKey: ['vendors', vendorId, 'work', 'jobs'],
    keyOf: (job) => ({ at: job.created_at, id: job.id }),
    read: (key: PageKey | null) => readJobs('vendor_id', vendorId, key),
  });
