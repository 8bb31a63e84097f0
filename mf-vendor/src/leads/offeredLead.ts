import type { Lead } from '@tree-service/shared/api/leads';

/** What a Pro decides about: the facts of a lead shown where it is accepted or declined. */
export type OfferedLead = Pick<
  Lead,
  'id' | 'request_id' | 'state' | 'token_price' | 'offer_expires_at'
> & {
  service_requests: Pick<Lead['service_requests'], 'number' | 'category' | 'contact_name'>;
};
