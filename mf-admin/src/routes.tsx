import {
  CONTRACT_VERSION,
  pageRoute,
  patterns,
  type RemoteModule,
} from '@tree-service/kernel/contract';

const dashboard = () => import('./pages/AdminDashboard/AdminDashboardPage');
const diagnostics = () => import('./pages/Diagnostics/DiagnosticsPage');

const remote: RemoteModule = {
  contract: CONTRACT_VERSION,
  routes: [
    pageRoute(patterns.admin, dashboard),
    pageRoute(patterns.adminDashboard, dashboard),
    pageRoute(patterns.adminDashboardFlat, dashboard),
    pageRoute(
      patterns.adminVendorApproval,
      () => import('./pages/VendorApproval/VendorApprovalPage'),
    ),
    pageRoute(patterns.adminVendor, () => import('./pages/AdminVendor/AdminVendorPage')),
    pageRoute(
      patterns.adminMatchVisualization,
      () => import('./pages/MatchVisualization/MatchVisualizationPage'),
    ),
    pageRoute(patterns.adminErrorLogs, () => import('./pages/ErrorLogs/ErrorLogsPage')),
    pageRoute(patterns.adminRefresh, diagnostics),
    pageRoute(patterns.adminDiagnostics, diagnostics),
    pageRoute(patterns.adminCheck, () => import('./pages/AdminCheck/AdminCheckPage')),
    pageRoute(patterns.adminBypass, () => import('./pages/Bypass/BypassPage')),
    pageRoute(patterns.adminUtility, () => import('./pages/AdminTools/AdminToolsPage')),
    pageRoute(patterns.adminClaims, () => import('./pages/Claims/ClaimsPage')),
    pageRoute(patterns.adminDisputes, () => import('./pages/Disputes/DisputesPage')),
    pageRoute(patterns.adminReviews, () => import('./pages/ReviewModeration/ReviewModerationPage')),
    pageRoute(
      patterns.adminMessageReports,
      () => import('./pages/MessageReports/MessageReportsPage'),
    ),
    pageRoute(patterns.adminAdjustments, () => import('./pages/Adjustments/AdjustmentsPage')),
    pageRoute(patterns.adminFlags, () => import('./pages/Flags/FlagsPage')),
    pageRoute(patterns.adminPlans, () => import('./pages/Plans/PlansPage')),
    pageRoute(patterns.adminPrices, () => import('./pages/PriceBook/PriceBookPage')),
    pageRoute(
      patterns.adminMatching,
      () => import('./pages/MatchingSettings/MatchingSettingsPage'),
    ),
    pageRoute(patterns.adminAnnouncements, () => import('./pages/Announcements/AnnouncementsPage')),
    pageRoute(patterns.adminAudit, () => import('./pages/AuditLog/AuditLogPage')),
    pageRoute(patterns.adminPeople, () => import('./pages/People/PeoplePage')),
    pageRoute(patterns.adminContact, () => import('./pages/ContactMessages/ContactMessagesPage')),
    pageRoute(patterns.messages, () => import('./pages/AdminMessages/AdminMessagesPage')),
    pageRoute(patterns.account, () => import('./pages/AdminAccount/AdminAccountPage')),
  ],
};

export default remote;
