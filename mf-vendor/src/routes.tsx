import {
  CONTRACT_VERSION,
  pageRoute,
  paths,
  type RemoteModule,
} from '@tree-service/kernel/contract';
import { queryClient } from '@tree-service/kernel';
import { leadOfRequestQuery } from './api/leads';
import { readDashboard } from './pages/VendorDashboard/readDashboard';
import { readInbox } from './pages/VendorRequests/readInbox';
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
      ({ userId, search }) => readInbox(userId, search),
    ),
    pageRoute(
      vendorPaths.request,
      'Request',
      () => import('./pages/VendorRequest/VendorRequestPage'),
      ({ userId, params: { requestId = '' } }) =>
        void queryClient.prefetchQuery(leadOfRequestQuery(userId, requestId)),
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
      'Token Management',
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
    pageRoute(
      vendorPaths.payments,
      'Payments',
      () => import('./pages/VendorPayments/VendorPaymentsPage'),
    ),
    pageRoute(vendorPaths.media, 'Portfolio', () => import('./pages/VendorMedia/VendorMediaPage')),
    pageRoute(paths.messages, 'Messages', () => import('./pages/Messages/MessagesPage')),
    pageRoute(paths.account, 'Account Settings', () => import('./pages/Account/AccountPage')),
  ],
};

export default remote;
