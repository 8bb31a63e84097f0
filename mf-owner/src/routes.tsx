import {
  CONTRACT_VERSION,
  pageRoute,
  paths,
  type RemoteModule,
} from '@tree-service/kernel/contract';
import { queryClient } from '@tree-service/kernel';
import { requestQuery } from '@tree-service/market/api/requests';
import { readDashboard } from './pages/Dashboard/readDashboard';
import { readRequestsPage } from './pages/Requests/readRequestsPage';
import { ownerPaths } from './paths';
import { requestRoute } from './requestRoute';

const remote: RemoteModule = {
  contract: CONTRACT_VERSION,
  routes: [
    requestRoute,
    pageRoute(
      paths.requests,
      'My Requests',
      () => import('./pages/Requests/RequestsPage'),
      ({ userId, search }) => readRequestsPage(userId, search),
    ),
    pageRoute(
      paths.requestDetail,
      'Request',
      () => import('./pages/RequestDetail/RequestDetailPage'),
      ({ params: { requestId = '' } }) => void queryClient.prefetchQuery(requestQuery(requestId)),
    ),
    pageRoute(
      ownerPaths.properties,
      'Properties',
      () => import('./pages/Properties/PropertiesPage'),
    ),
    pageRoute(
      ownerPaths.propertyImport,
      'Import a list',
      () => import('./pages/PropertyImport/PropertyImportPage'),
    ),
    pageRoute(ownerPaths.property, 'Property', () => import('./pages/Property/PropertyPage')),
    pageRoute(
      paths.dashboard,
      'Dashboard',
      () => import('./pages/Dashboard/DashboardPage'),
      ({ userId }) => readDashboard(userId),
    ),
    pageRoute(paths.messages, 'Messages', () => import('./pages/Messages/OwnerMessagesPage')),
    pageRoute(paths.account, 'Account Settings', () => import('./pages/Account/OwnerAccountPage')),
  ],
};

export default remote;
