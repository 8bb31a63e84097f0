import {
  CONTRACT_VERSION,
  pageRoute,
  patterns,
  type RemoteModule,
} from '@tree-service/kernel/contract';

const remote: RemoteModule = {
  contract: CONTRACT_VERSION,
  routes: [
    pageRoute(
      patterns.vendorDashboard,
      () => import('./pages/VendorDashboard/VendorDashboardPage'),
    ),
    pageRoute(patterns.vendorRequests, () => import('./pages/VendorRequests/VendorRequestsPage')),
    pageRoute(patterns.vendorRequest, () => import('./pages/VendorRequest/VendorRequestPage')),
    pageRoute(
      patterns.vendorOnboarding,
      () => import('./pages/VendorOnboarding/VendorOnboardingPage'),
    ),
    pageRoute(patterns.vendorSchedule, () => import('./pages/VendorSchedule/VendorSchedulePage')),
    pageRoute(patterns.vendorTokens, () => import('./pages/VendorTokens/VendorTokensPage')),
    pageRoute(patterns.vendorPricing, () => import('./pages/VendorPricing/VendorPricingPage')),
    pageRoute(
      patterns.vendorEquipment,
      () => import('./pages/VendorEquipment/VendorEquipmentPage'),
    ),
    pageRoute(patterns.vendorPriority, () => import('./pages/VendorPriority/VendorPriorityPage')),
    pageRoute(patterns.vendorAccount, () => import('./pages/VendorAccount/VendorAccountPage')),
    pageRoute(patterns.vendorMedia, () => import('./pages/VendorMedia/VendorMediaPage')),
    pageRoute(patterns.messages, () => import('./pages/Messages/MessagesPage')),
    pageRoute(patterns.account, () => import('./pages/Account/AccountPage')),
  ],
};

export default remote;
