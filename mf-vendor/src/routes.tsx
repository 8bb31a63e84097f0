import {
  CONTRACT_VERSION,
  pageRoute,
  paths,
  type RemoteModule,
} from '@tree-service/kernel/contract';
import { readDashboard } from './pages/VendorDashboard/readDashboard';
import { vendorPaths } from './paths';

const remote: RemoteModule = {
  contract: CONTRACT_VERSION,
  routes: [
    pageRoute(
      paths.vendorDashboard,
      'Dashboard',
      () => import('./pages/VendorDashboard/VendorDashboardPage'),
      ({ userId, search }) => readDashboard(userId, search),
    ),
    pageRoute(
      vendorPaths.requests,
      'Requests for you',
      () => import('./pages/VendorRequests/VendorRequestsPage'),
    ),
    pageRoute(
      vendorPaths.request,
      'Request',
      () => import('./pages/VendorRequest/VendorRequestPage'),
    ),
    pageRoute(
      vendorPaths.onboarding,
      'Onboarding',
      () => import('./pages/VendorOnboarding/VendorOnboardingPage'),
    ),
    pageRoute(
      vendorPaths.schedule,
      'Schedule',
      () => import('./pages/VendorSchedule/VendorSchedulePage'),
    ),
    pageRoute(
      paths.vendorTokens,
      'Token management',
      () => import('./pages/VendorTokens/VendorTokensPage'),
    ),
    pageRoute(
      vendorPaths.pricing,
      'Price list',
      () => import('./pages/VendorPricing/VendorPricingPage'),
    ),
    pageRoute(
      vendorPaths.equipment,
      'Equipment',
      () => import('./pages/VendorEquipment/VendorEquipmentPage'),
    ),
    pageRoute(
      vendorPaths.priority,
      'Priority plans',
      () => import('./pages/VendorPriority/VendorPriorityPage'),
    ),
    pageRoute(
      vendorPaths.account,
      'Business profile',
      () => import('./pages/VendorAccount/VendorAccountPage'),
    ),
    pageRoute(vendorPaths.media, 'Portfolio', () => import('./pages/VendorMedia/VendorMediaPage')),
    pageRoute(paths.messages, 'Messages', () => import('./pages/Messages/MessagesPage')),
    pageRoute(paths.account, 'Account settings', () => import('./pages/Account/AccountPage')),
  ],
};

export default remote;
