import { address } from '@tree-service/kernel/contract';

/** Addresses only administrators use; those of review queues are in queues.ts. */
export const adminPaths = {
  dashboard: address('/admin/dashboard'),
  dashboardFlat: address('/admin-dashboard'),
  vendor: address('/admin/vendor/:vendorId'),
  vendorApproval: address('/admin/vendor-approval'),
  bypass: address('/admin/bypass'),
  check: address('/admin-check'),
  refresh: address('/admin/refresh'),
  diagnostics: address('/admin-diagnostics'),
  flags: address('/admin-utility/flags'),
  plans: address('/admin-utility/plans'),
  prices: address('/admin-utility/prices'),
  matching: address('/admin-utility/matching'),
  announcements: address('/admin-utility/announcements'),
  audit: address('/admin-utility/audit'),
  people: address('/admin-utility/people'),
  errorLogs: address('/admin/error-logs'),
  matchVisualization: address('/admin/match-visualization'),
};
