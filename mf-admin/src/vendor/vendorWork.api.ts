import { backend } from '@tree-service/kernel';
import { keysetList, readPage, type PageKey } from '@tree-service/market/api/keyset';

async function readLeads(vendorId: string, key: PageKey | null) {
  const client = await backend();
  return readPage(
    client
      .from('leads')
      .select(
        `id, state, distance_km, token_price, offered_at, request_id,
      service_requests!leads_request_id_fkey(number, category, city, region)`,
      )
      .eq('vendor_id', vendorId),
    { by: 'offered_at', order: 'desc', key },
  );
}

/** The leads of a Pro, newest first. */
export const vendorLeads = (vendorId: string) =>
  keysetList({
    queryKey: ['vendors', vendorId, 'work', 'leads'],
    keyOf: (lead) => ({ at: lead.offered_at, id: lead.id }),
    read: (key: PageKey | null) => readLeads(vendorId, key),
  });

export type VendorLead = Awaited<ReturnType<typeof readLeads>>['rows'][number];

async function readReviews(vendorId: string, key: PageKey | null) {
  const client = await backend();
  return readPage(
    client
      .from('reviews')
      .select('id, author_side, author_name, state, rating, body, reply, published_at, created_at')
      .eq('vendor_id', vendorId),
    { by: 'created_at', order: 'desc', key },
  );
}

/** Reviews of and by a Pro, newest first. */
export const allVendorReviews = (vendorId: string) =>
  keysetList({
    queryKey: ['vendors', vendorId, 'work', 'reviews'],
    keyOf: (review) => ({ at: review.created_at, id: review.id }),
    read: (key: PageKey | null) => readReviews(vendorId, key),
  });

export type AnyVendorReview = Awaited<ReturnType<typeof readReviews>>['rows'][number];
