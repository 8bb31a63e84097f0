import { address } from '@tree-service/kernel/contract';

/** The addresses that pages of administrators alone lead to. */
export const adminPaths = {
  dashboard: address('/admin/dashboard'),
  dashboardFlat: address('/admin-dashboard'),
  vendor: address('/admin/vendor/:vendorId'),
  vendorApproval: address('/admin/vendor-approval'),
  bypass: address('/admin/bypass'),
  check: address('/admin-check'),
  refresh: address('/admin/refresh'),
  diagnostics: address('/admin-diagnostics'),
  claims: address('/admin-utility/claims'),
  disputes: address('/admin-utility/disputes'),
  reviews: address('/admin-utility/reviews'),
  messageReports: address('/admin-utility/messages'),
  adjustments: address('/admin-utility/adjustments'),
  flags: address('/admin-utility/flags'),
  plans: address('/admin-utility/plans'),
  prices: address('/admin-utility/prices'),
  matching: address('/admin-utility/matching'),
  announcements: address('/admin-utility/announcements'),
  audit: address('/admin-utility/audit'),
  people: address('/admin-utility/people'),
  contact: address('/admin-utility/contact'),
  errorLogs: address('/admin/error-logs'),
  matchVisualization: address('/admin/match-visualization'),
};
