import type { CreditReason } from '@tree-service/market/api/claims';

export const CLAIM_REASONS: Readonly<Record<CreditReason, string>> = {
  request_canceled: 'Owner canceled the request',
  duplicate_request: 'Already paid for the same work',
  owner_silent: 'Owner never replied',
  contact_unreachable: "Owner can't be reached",
  owner_no_show: 'Owner no-show',
  not_as_described: 'Work is not as described',
  not_genuine: 'Request is not genuine',
  other: 'Other reason',
};
