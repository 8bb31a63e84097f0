import type { CreditReason } from '@tree-service/market/api/claims';

/** Why a Pro wants tokens back, as an administrator reads it. */
export const CLAIM_REASONS: Readonly<Record<CreditReason, string>> = {
  request_cancelled: 'The owner cancelled the request',
  duplicate_request: 'The same work was paid for before',
  owner_silent: 'The owner never answered',
  contact_unreachable: 'The owner cannot be reached',
  owner_no_show: 'The owner missed the appointment',
  not_as_described: 'The work is not as described',
  not_genuine: 'The request is not genuine',
  other: 'Another reason',
};
