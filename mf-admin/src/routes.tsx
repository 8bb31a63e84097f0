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
import { readDashboard } from './dashboard/readDashboard';
import { adminPaths } from './paths';

type Load = () => Promise<PageModule>;

const loads: Readonly<Record<AdminPageName, Load>> = {
  dashboard: () => import('./dashboard/AdminDashboardPage'),
  tools: () => import('./tools/AdminToolsPage'),
  queue: () => import('./reviewQueue/ReviewQueuePage'),
  approvals: () => import('./vendorApproval/VendorApprovalPage'),
  claims: () => import('./claims/ClaimsPage'),
  disputes: () => import('./disputes/DisputesPage'),
  reviews: () => import('./reviewModeration/ReviewModerationPage'),
  messageReports: () => import('./messageReports/MessageReportsPage'),
  adjustments: () => import('./adjustments/AdjustmentsPage'),
  contact: () => import('./contactMessages/ContactMessagesPage'),
  people: () => import('./people/PeoplePage'),
  administrators: () => import('./administrators/AdministratorsPage'),
  matchVisualization: () => import('./matchVisualization/MatchVisualizationPage'),
  messages: () => import('./messages/AdminMessagesPage'),
  payments: () => import('./payments/AdminPaymentsPage'),
  markets: () => import('./markets/MarketsPage'),
  timeZones: () => import('./timeZones/TimeZonesPage'),
  flags: () => import('./flags/FlagsPage'),
  plans: () => import('./plans/PlansPage'),
  prices: () => import('./priceBook/PriceBookPage'),
  matching: () => import('./matchingSettings/MatchingSettingsPage'),
  announcements: () => import('./announcements/AnnouncementsPage'),
  audit: () => import('./auditLog/AuditLogPage'),
  errorLogs: () => import('./errorLogs/ErrorLogsPage'),
  pageSpeed: () => import('./pageSpeed/PageSpeedPage'),
  diagnostics: () => import('./diagnostics/DiagnosticsPage'),
  check: () => import('./diagnostics/AdminCheckPage'),
  bypass: () => import('./bypass/BypassPage'),
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
    pageRoute(adminPaths.person, 'Account', () => import('./person/AdminPersonPage')),
    pageRoute(adminPaths.vendor, 'Pro', () => import('./vendor/AdminVendorPage')),
    pageRoute(adminPaths.market, 'Market', () => import('./markets/MarketPage')),
    pageRoute(adminPaths.request, 'Request', () => import('./requests/RequestPage')),
    pageRoute(paths.account, 'Account Settings', () => import('./account/AdminAccountPage')),
  ],
};

export default remote;
