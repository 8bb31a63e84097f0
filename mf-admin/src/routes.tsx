import {
  CONTRACT_VERSION,
  pageRoute,
  paths,
  type PageHandle,
  type PageModule,
  type PageVisit,
  type RemoteModule,
} from '@tree-service/kernel/contract';
import { adminPages, pageList, type AdminPageName } from './adminPages';
import { readDashboard } from './pages/AdminDashboard/readDashboard';
import { adminPaths } from './paths';

type Load = () => Promise<PageModule>;

const loads: Readonly<Record<AdminPageName, Load>> = {
  dashboard: () => import('./pages/AdminDashboard/AdminDashboardPage'),
  tools: () => import('./pages/AdminTools/AdminToolsPage'),
  queue: () => import('./pages/ReviewQueue/ReviewQueuePage'),
  approvals: () => import('./pages/VendorApproval/VendorApprovalPage'),
  claims: () => import('./pages/Claims/ClaimsPage'),
  disputes: () => import('./pages/Disputes/DisputesPage'),
  reviews: () => import('./pages/ReviewModeration/ReviewModerationPage'),
  messageReports: () => import('./pages/MessageReports/MessageReportsPage'),
  adjustments: () => import('./pages/Adjustments/AdjustmentsPage'),
  contact: () => import('./pages/ContactMessages/ContactMessagesPage'),
  people: () => import('./pages/People/PeoplePage'),
  administrators: () => import('./pages/Administrators/AdministratorsPage'),
  matchVisualization: () => import('./pages/MatchVisualization/MatchVisualizationPage'),
  messages: () => import('./pages/AdminMessages/AdminMessagesPage'),
  payments: () => import('./pages/AdminPayments/AdminPaymentsPage'),
  flags: () => import('./pages/Flags/FlagsPage'),
  plans: () => import('./pages/Plans/PlansPage'),
  prices: () => import('./pages/PriceBook/PriceBookPage'),
  matching: () => import('./pages/MatchingSettings/MatchingSettingsPage'),
  announcements: () => import('./pages/Announcements/AnnouncementsPage'),
  audit: () => import('./pages/AuditLog/AuditLogPage'),
  errorLogs: () => import('./pages/ErrorLogs/ErrorLogsPage'),
  pageSpeed: () => import('./pages/PageSpeed/PageSpeedPage'),
  diagnostics: () => import('./pages/Diagnostics/DiagnosticsPage'),
  check: () => import('./pages/AdminCheck/AdminCheckPage'),
  bypass: () => import('./pages/Bypass/BypassPage'),
};

const reads: Partial<Record<AdminPageName, PageHandle['read']>> = {
  dashboard: ({ search }: PageVisit) => readDashboard(search),
};

/** The page of the list at its own address or at another one. */
const listed = (name: AdminPageName, path: { readonly pattern: string } = adminPages[name].path) =>
  pageRoute(path, adminPages[name].title, loads[name], reads[name]);

const remote: RemoteModule = {
  contract: CONTRACT_VERSION,
  routes: [
    ...pageList.map(({ name }) => listed(name)),
    listed('dashboard', adminPaths.dashboard),
    listed('dashboard', adminPaths.dashboardFlat),
    listed('diagnostics', adminPaths.refresh),
    pageRoute(adminPaths.person, 'Account', () => import('./pages/AdminPerson/AdminPersonPage')),
    pageRoute(adminPaths.vendor, 'Pro', () => import('./pages/AdminVendor/AdminVendorPage')),
    pageRoute(adminPaths.request, 'Request', () => import('./requests/RequestPage')),
    pageRoute(
      paths.account,
      'Account Settings',
      () => import('./pages/AdminAccount/AdminAccountPage'),
    ),
  ],
};

export default remote;
