import { pageRoute, paths } from '@tree-service/kernel/contract';

/** The one page of owners that visitors see. On its own, because it is prerendered without the others. */
export const requestRoute = pageRoute(
  paths.request,
  'Request service',
  () => import('./pages/RequestWizard/FollowedRequestWizardPage'),
);
