import {
  CONTRACT_VERSION,
  pageRoute,
  paths,
  type PageModule,
  type PageVisit,
  type RemoteModule,
} from '@tree-service/kernel/contract';
import { readDashboard } from './pages/AdminDashboard/readDashboard';
import { adminPaths, queuePages } from './paths';

const dashboard = () => import('./pages/AdminDashboard/AdminDashboardPage');
const dashboardReads = ({ search }: PageVisit) => readDashboard(search);
const diagnostics = () => import('./pages/Diagnostics/DiagnosticsPage');

type QueuePage = (typeof queuePages)[keyof typeof queuePages];

const queueRoute = ({ path, title }: QueuePage, load: () => Promise<PageModule>) =>
  pageRoute(path, title, load);

const remote: RemoteModule = {
  contract: CONTRACT_VERSION,
  routes: [
    pageRoute(paths.admin, 'Admin dashboard', dashboard, dashboardReads),
    pageRoute(adminPaths.dashboard, 'Admin dashboard', dashboard, dashboardReads),
    pageRoute(adminPaths.dashboardFlat, 'Admin dashboard', dashboard, dashboardReads),
    pageRoute(adminPaths.vendor, 'Pro', () => import('./pages/AdminVendor/AdminVendorPage')),
    pageRoute(
      adminPaths.matchVisualization,
      'Match visualization',
      () => import('./pages/MatchVisualization/MatchVisualizationPage'),
    ),
    pageRoute(adminPaths.errorLogs, 'Error logs', () => import('./pages/ErrorLogs/ErrorLogsPage')),
    pageRoute(adminPaths.pageSpeed, 'Page speed', () => import('./pages/PageSpeed/PageSpeedPage')),
    pageRoute(adminPaths.refresh, 'Diagnostics', diagnostics),
    pageRoute(adminPaths.diagnostics, 'Diagnostics', diagnostics),
    pageRoute(adminPaths.check, 'Admin check', () => import('./pages/AdminCheck/AdminCheckPage')),
    pageRoute(adminPaths.bypass, 'Preview menus', () => import('./pages/Bypass/BypassPage')),
    pageRoute(paths.adminUtility, 'Admin Tools', () => import('./pages/AdminTools/AdminToolsPage')),
    queueRoute(queuePages.approvals, () => import('./pages/VendorApproval/VendorApprovalPage')),
    queueRoute(queuePages.claims, () => import('./pages/Claims/ClaimsPage')),
    queueRoute(queuePages.disputes, () => import('./pages/Disputes/DisputesPage')),
    queueRoute(queuePages.reviews, () => import('./pages/ReviewModeration/ReviewModerationPage')),
    queueRoute(
      queuePages.messageReports,
      () => import('./pages/MessageReports/MessageReportsPage'),
    ),
    queueRoute(queuePages.adjustments, () => import('./pages/Adjustments/AdjustmentsPage')),
    queueRoute(queuePages.contact, () => import('./pages/ContactMessages/ContactMessagesPage')),
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
    pageRoute(paths.messages, 'Messages', () => import('./pages/AdminMessages/AdminMessagesPage')),
    pageRoute(
      paths.account,
      'Account settings',
      () => import('./pages/AdminAccount/AdminAccountPage'),
    ),
  ],
};

export default remote;
