import type { InboxLead } from '../api/leadInbox';

/** What a Pro decides about: the facts of a lead shown where it is accepted or declined. */
export type OfferedLead = Pick<
  InboxLead,
  'id' | 'request_id' | 'state' | 'token_price' | 'offer_expires_at' | 'competition'
> & {
  service_requests: Pick<InboxLead['service_requests'], 'number' | 'category' | 'contact_name'>;
};
