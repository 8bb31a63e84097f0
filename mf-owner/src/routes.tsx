import {
  CONTRACT_VERSION,
  pageRoute,
  patterns,
  type RemoteModule,
} from '@tree-service/kernel/contract';

const remote: RemoteModule = {
  contract: CONTRACT_VERSION,
  routes: [
    pageRoute(patterns.request, () => import('./pages/RequestWizard/RequestWizardPage')),
    pageRoute(patterns.requests, () => import('./pages/Requests/RequestsPage')),
    pageRoute(patterns.requestDetail, () => import('./pages/RequestDetail/RequestDetailPage')),
    pageRoute(patterns.properties, () => import('./pages/Properties/PropertiesPage')),
    pageRoute(patterns.propertyImport, () => import('./pages/PropertyImport/PropertyImportPage')),
    pageRoute(patterns.property, () => import('./pages/Property/PropertyPage')),
    pageRoute(patterns.dashboard, () => import('./pages/Dashboard/DashboardPage')),
    pageRoute(patterns.messages, () => import('./pages/Messages/OwnerMessagesPage')),
    pageRoute(patterns.account, () => import('./pages/Account/OwnerAccountPage')),
  ],
};

export default remote;
