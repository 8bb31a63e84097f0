export { PRODUCT_NAME } from './productName';
export { isUserType, userTypes, type UserType } from './userType';
export { remoteNames, type Area, type Guard, type RemoteName } from './area';
export {
  BrokenContractError,
  CONTRACT_VERSION,
  parseRemoteModule,
  type RemoteModule,
} from './remoteModule';
export { pageRoute, type PageHandle, type PageModule } from './pageRoute';
export { patterns, type PathParameters, type RouteName } from './patterns';
export { paths } from './paths';
export { documentTitle } from './pageTitles';
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
