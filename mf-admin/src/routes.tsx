import {
  CONTRACT_VERSION,
  pageRoute,
  paths,
  type RemoteModule,
} from '@tree-service/kernel/contract';
import { adminPaths } from './paths';

const dashboard = () => import('./pages/AdminDashboard/AdminDashboardPage');
const diagnostics = () => import('./pages/Diagnostics/DiagnosticsPage');

const remote: RemoteModule = {
  contract: CONTRACT_VERSION,
  routes: [
    pageRoute(paths.admin, 'Oversight', dashboard),
    pageRoute(adminPaths.dashboard, 'Oversight', dashboard),
    pageRoute(adminPaths.dashboardFlat, 'Oversight', dashboard),
    pageRoute(
      adminPaths.vendorApproval,
      'Vendor approval',
      () => import('./pages/VendorApproval/VendorApprovalPage'),
    ),
    pageRoute(adminPaths.vendor, 'Vendor', () => import('./pages/AdminVendor/AdminVendorPage')),
    pageRoute(
      adminPaths.matchVisualization,
      'Match visualization',
      () => import('./pages/MatchVisualization/MatchVisualizationPage'),
    ),
    pageRoute(adminPaths.errorLogs, 'Error logs', () => import('./pages/ErrorLogs/ErrorLogsPage')),
    pageRoute(adminPaths.refresh, 'Diagnostics', diagnostics),
    pageRoute(adminPaths.diagnostics, 'Diagnostics', diagnostics),
    pageRoute(adminPaths.check, 'Access check', () => import('./pages/AdminCheck/AdminCheckPage')),
    pageRoute(
      adminPaths.bypass,
      'Preview as another type',
      () => import('./pages/Bypass/BypassPage'),
    ),
    pageRoute(paths.adminUtility, 'Admin tools', () => import('./pages/AdminTools/AdminToolsPage')),
    pageRoute(adminPaths.claims, 'Credit claims', () => import('./pages/Claims/ClaimsPage')),
    pageRoute(adminPaths.disputes, 'Disputes', () => import('./pages/Disputes/DisputesPage')),
    pageRoute(
      adminPaths.reviews,
      'Review moderation',
      () => import('./pages/ReviewModeration/ReviewModerationPage'),
    ),
    pageRoute(
      adminPaths.messageReports,
      'Reported messages',
      () => import('./pages/MessageReports/MessageReportsPage'),
    ),
    pageRoute(
      adminPaths.adjustments,
      'Token adjustments',
      () => import('./pages/Adjustments/AdjustmentsPage'),
    ),
    pageRoute(adminPaths.flags, 'Feature flags', () => import('./pages/Flags/FlagsPage')),
    pageRoute(adminPaths.plans, 'Plans', () => import('./pages/Plans/PlansPage')),
    pageRoute(adminPaths.prices, 'Price book', () => import('./pages/PriceBook/PriceBookPage')),
    pageRoute(
      adminPaths.matching,
      'Matching settings',
      () => import('./pages/MatchingSettings/MatchingSettingsPage'),
    ),
    pageRoute(
      adminPaths.announcements,
      'Announcements',
      () => import('./pages/Announcements/AnnouncementsPage'),
    ),
    pageRoute(adminPaths.audit, 'Audit log', () => import('./pages/AuditLog/AuditLogPage')),
    pageRoute(adminPaths.people, 'Accounts', () => import('./pages/People/PeoplePage')),
    pageRoute(
      adminPaths.contact,
      'Contact messages',
      () => import('./pages/ContactMessages/ContactMessagesPage'),
    ),
    pageRoute(paths.messages, 'Messages', () => import('./pages/AdminMessages/AdminMessagesPage')),
    pageRoute(
      paths.account,
      'Account settings',
      () => import('./pages/AdminAccount/AdminAccountPage'),
    ),
  ],
};

export default remote;
