import { defaultLanding } from './landing';
import { paths } from './paths';
import type { UserType } from './userType';

/** Names of the icons a navigation item may carry; the layout draws them. */
export type NavigationIcon =
  | 'home'
  | 'services'
  | 'howItWorks'
  | 'request'
  | 'dashboard'
  | 'messages'
  | 'admin'
  | 'help'
  | 'tokens'
  | 'account';

/** What waits for the viewer at a place and is counted beside its name. */
export type NavigationCount = 'unreadMessages';

export interface NavigationItem {
  readonly label: string;
  readonly to: string;
  readonly icon: NavigationIcon;
  readonly requiresAuth: boolean;
  /** User types that see the item; absent means everyone. Visitors are ruled by `requiresAuth`. */
  readonly only?: readonly UserType[];
  /** User types that do not see the item. */
  readonly hiddenFrom?: readonly UserType[];
  /** Whether the header of wide screens shows it, besides the mobile menu. */
  readonly inHeader: boolean;
  /** What is counted beside the label. */
  readonly counts?: NavigationCount;
}

/** The viewer of the navigation. `type` is null when signed out or unknown. */
export interface NavigationViewer {
  readonly signedIn: boolean;
  readonly type: UserType | null;
  /** Whether the page at an address is turned off for the viewer; absent: none is. */
  readonly isOff?: (address: string) => boolean;
}

const home: NavigationItem = {
  label: 'Home',
  to: paths.home(),
  icon: 'home',
  requiresAuth: false,
  inHeader: true,
};
const dashboard: NavigationItem = {
  label: 'Dashboard',
  to: paths.dashboard(),
  icon: 'dashboard',
  requiresAuth: true,
  inHeader: true,
};
const messages: NavigationItem = {
  label: 'Messages',
  to: paths.messages(),
  icon: 'messages',
  requiresAuth: true,
  inHeader: true,
  counts: 'unreadMessages',
};
const tokens: NavigationItem = {
  label: 'Token Management',
  to: paths.vendorTokens(),
  icon: 'tokens',
  requiresAuth: true,
  only: ['vendor'],
  inHeader: false,
};
const account: NavigationItem = {
  label: 'Account Settings',
  to: paths.account(),
  icon: 'account',
  requiresAuth: true,
  inHeader: false,
};

/** The general navigation, in order. */
export const navigationItems: readonly NavigationItem[] = [
  home,
  {
    label: 'Services',
    to: paths.services(),
    icon: 'services',
    requiresAuth: false,
    inHeader: false,
  },
  {
    label: 'How It Works',
    to: paths.howItWorks(),
    icon: 'howItWorks',
    requiresAuth: false,
    inHeader: false,
  },
  {
    label: 'Request Service',
    to: paths.request(),
    icon: 'request',
    requiresAuth: false,
    hiddenFrom: ['vendor', 'admin'],
    inHeader: true,
  },
  dashboard,
  messages,
  {
    label: 'Admin Tools',
    to: paths.adminUtility(),
    icon: 'admin',
    requiresAuth: true,
    only: ['admin'],
    inHeader: true,
  },
  {
    label: 'Help Center',
    to: paths.helpCenter(),
    icon: 'help',
    requiresAuth: false,
    inHeader: false,
  },
];

/** Where an item ends: /dashboard leads on to the dashboard of the viewer's type. */
function endOf(item: NavigationItem, { type }: NavigationViewer): string {
  return item === dashboard && type !== null ? defaultLanding(type) : item.to;
}

function isFor(item: NavigationItem, viewer: NavigationViewer): boolean {
  if (viewer.isOff?.(endOf(item, viewer))) return false;
  if (item.requiresAuth && !viewer.signedIn) return false;
  if (item.only && (viewer.type === null || !item.only.includes(viewer.type))) return false;
  return !(item.hiddenFrom && viewer.type !== null && item.hiddenFrom.includes(viewer.type));
}

/** What the header of wide screens shows this viewer, in order. */
export function headerNavigation(viewer: NavigationViewer): NavigationItem[] {
  return navigationItems.filter((item) => item.inHeader && isFor(item, viewer));
}

/**
 * The general items of the mobile menu, in order. Signed-in people find Dashboard and Messages above
 * the list already (`accountNavigation`), so both are left out.
 */
export function mobileNavigation(viewer: NavigationViewer): NavigationItem[] {
  return navigationItems.filter(
    (item) => item !== dashboard && item !== messages && isFor(item, viewer),
  );
}

/** The user menu, and the head of the mobile menu: the signed-in person's own places, in order. */
export function accountNavigation(viewer: NavigationViewer): NavigationItem[] {
  return [dashboard, messages, tokens, account].filter((item) => isFor(item, viewer));
}
