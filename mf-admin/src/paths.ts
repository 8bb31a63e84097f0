import { address, type Address } from '@tree-service/kernel/contract';

/** Addresses only administrators use, without those of review queues. */
export const adminPaths = {
  dashboard: address('/admin/dashboard'),
  dashboardFlat: address('/admin-dashboard'),
  vendor: address('/admin/vendor/:vendorId'),
  person: address('/admin/person/:personId'),
  request: address('/admin-utility/requests/:requestId'),
  queue: address('/admin-utility/queue'),
  bypass: address('/admin/bypass'),
  check: address('/admin-check'),
  refresh: address('/admin/refresh'),
  diagnostics: address('/admin-diagnostics'),
  flags: address('/admin-utility/flags'),
  plans: address('/admin-utility/plans'),
  payments: address('/admin-utility/payments'),
  prices: address('/admin-utility/prices'),
  matching: address('/admin-utility/matching'),
  markets: address('/admin-utility/markets'),
  market: address('/admin-utility/markets/:marketId'),
  timeZones: address('/admin-utility/time-zones'),
  announcements: address('/admin-utility/announcements'),
  audit: address('/admin-utility/audit'),
  people: address('/admin-utility/people'),
  administrators: address('/admin-utility/administrators'),
  pageSpeed: address('/admin-utility/page-speed'),
  errorLogs: address('/admin/error-logs'),
  matchVisualization: address('/admin/match-visualization'),
};

/** The audit log of a Pro or an owner. */
export const auditOf = (accountId: string): string => `${adminPaths.audit()}?about=${accountId}`;

export interface QueuePageFacts {
  readonly path: Address<string>;
  readonly title: string;
}

export const queuePages = {
  approvals: { path: address('/admin/vendor-approval'), title: 'Pro approval' },
  claims: { path: address('/admin-utility/claims'), title: 'Refund claims' },
  disputes: { path: address('/admin-utility/disputes'), title: 'Disputes' },
  reviews: { path: address('/admin-utility/reviews'), title: 'Reported reviews' },
  messageReports: { path: address('/admin-utility/messages'), title: 'Reported messages' },
  adjustments: { path: address('/admin-utility/adjustments'), title: 'Token adjustments' },
  contact: { path: address('/admin-utility/contact'), title: 'Contact messages' },
};

/** A contact message on a page of its own, with the form to reply. */
export const contactMessage = (messageId: string): string =>
  `${queuePages.contact.path()}?message=${messageId}`;
