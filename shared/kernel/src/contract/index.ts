export { documentTitle, PRODUCT_NAME } from './productName';
export { isUserType, userTypes, type UserType } from './userType';
export { remoteNames, type Guard, type RemoteName } from './area';
export {
  BrokenContractError,
  CONTRACT_VERSION,
  parseRemoteModule,
  type RemoteModule,
} from './remoteModule';
export {
  describeMismatch,
  mismatchesOf,
  parseNeeds,
  type Mismatch,
  type Needs,
  type Provides,
} from './compatibility';
export {
  pageHandleOf,
  pageRoute,
  type PageHandle,
  type PageModule,
  type PageVisit,
} from './pageRoute';
export { isRecord } from './isRecord';
export { address, type Address } from './address';
export { paths } from './paths';
export { defaultLanding } from './landing';
export {
  accountNavigation,
  headerNavigation,
  mobileNavigation,
  navigationItems,
  type NavigationIcon,
  type NavigationItem,
  type NavigationViewer,
} from './navigation';
export { safeReturnPath } from './safeReturnPath';
export { LAST_ACTIVITY_KEY, LIFETIME_KEY, REMEMBERED_MS, SESSION_KEY } from './sessionKeys';
