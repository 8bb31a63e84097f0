// Generated from the database by `npm run db:types`. Do not edit.

/** What one case of each kind and several are called, in the order of the sidebar. */
export const CASE_NAMES = {
  approvals: { noun: 'Application', plural: 'Applications' },
  claims: { noun: 'Refund claim', plural: 'Refund claims' },
  disputes: { noun: 'Dispute', plural: 'Disputes' },
  reviews: { noun: 'Reported review', plural: 'Reported reviews' },
  messageReports: { noun: 'Reported message', plural: 'Reported messages' },
  adjustments: { noun: 'Token adjustment', plural: 'Token adjustments' },
  contact: { noun: 'Contact message', plural: 'Contact messages' },
  unmatched: { noun: 'Request without a Pro', plural: 'Requests without a Pro' },
  unverified: { noun: 'Credential to verify', plural: 'Credentials to verify' },
  businessProposals: { noun: 'Business change', plural: 'Business changes' },
  errors: { noun: 'Critical error', plural: 'Critical errors' },
  plans: { noun: 'Plan request', plural: 'Plan requests' },
  planProposals: { noun: 'Plan proposal', plural: 'Plan proposals' },
  administrators: { noun: 'Administrator change', plural: 'Administrator changes' },
  refunds: { noun: 'Payment refund', plural: 'Payment refunds' },
  owners: { noun: 'Paused owner', plural: 'Paused owners' },
} as const;
