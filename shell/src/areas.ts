import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Guard, RemoteName, UserType } from '@tree-service/kernel/contract';
import type { FeatureFlagName } from '@tree-service/kernel';

/** Which remote answers for which addresses, and who may enter. */
export interface Area {
  /** Unique within the table. */
  readonly id: string;
  /** One remote, or for addresses that every signed-in type has: the remote of each type. */
  readonly remote: RemoteName | Readonly<Record<UserType, RemoteName>>;
  readonly guard: Guard;
  /**
   * The area owns these addresses and everything below them; '/' is the home page alone. What lies
   * below is the remote's own business, so that a page added there is a release of the remote alone.
   */
  readonly prefixes: readonly string[];
  /** Types that are sent on to their own landing instead of being shown the area. */
  readonly landingInstead?: readonly UserType[];
  /** What the frame adds: `sections` links to the public pages, `form` leaves the footer out. */
  readonly frame?: 'sections' | 'form';
  /** The area exists only where this flag is on; elsewhere its addresses lead nowhere. */
  readonly onlyWith?: FeatureFlagName;
}

/** The area table. Of two prefixes that fit an address, the longer one wins. */
export const areas: readonly Area[] = [
  {
    id: 'public',
    remote: 'mf-public',
    guard: 'public',
    frame: 'sections',
    prefixes: [
      '/',
      '/about',
      '/accessibility',
      '/appointment',
      '/auth',
      '/blog',
      '/careers',
      '/confirm-email',
      '/confirmation',
      '/contact',
      '/help-center',
      '/how-it-works',
      '/join-as-pro',
      '/login',
      '/privacy',
      '/providers',
      '/reset-password',
      '/services',
      '/shared',
      '/terms',
      '/waitlist',
      '/welcome-flow',
    ],
  },
  {
    id: "crew's day",
    remote: 'mf-public',
    guard: 'public',
    frame: 'form',
    prefixes: ['/crew-day'],
  },
  {
    id: 'debug tools',
    remote: 'mf-public',
    guard: 'public',
    prefixes: ['/debug-register', '/test-deploy'],
    onlyWith: 'debug_tools',
  },
  {
    id: 'request wizard',
    remote: 'mf-owner',
    guard: 'requester',
    frame: 'form',
    prefixes: ['/request'],
  },
  { id: 'owner', remote: 'mf-owner', guard: 'owner', prefixes: ['/requests', '/properties'] },
  {
    id: 'owner dashboard',
    remote: 'mf-owner',
    guard: 'signedIn',
    prefixes: ['/dashboard'],
    landingInstead: ['vendor', 'admin'],
  },
  {
    id: 'account',
    remote: { owner: 'mf-owner', vendor: 'mf-vendor', admin: 'mf-admin' },
    guard: 'signedIn',
    prefixes: ['/messages', '/account'],
  },
  { id: 'vendor', remote: 'mf-vendor', guard: 'vendor', prefixes: ['/vendor'] },
  {
    id: 'admin',
    remote: 'mf-admin',
    guard: 'admin',
    prefixes: [
      '/admin',
      '/admin-check',
      '/admin-dashboard',
      '/admin-diagnostics',
      '/admin-utility',
    ],
  },
];

const byPrefix: RouteObject[] = areas.flatMap(({ id, prefixes }) =>
  prefixes.map((prefix) => ({ path: prefix === '/' ? prefix : `${prefix}/*`, handle: id })),
);

/** The area that owns a path, undefined for a path no area owns. */
export function areaAt(path: string): Area | undefined {
  const id: unknown = matchRoutes(byPrefix, path)?.at(-1)?.route.handle;
  return areas.find((area) => area.id === id);
}

/** The remote that serves an area to a user type; an unknown type counts as owner. */
export function remoteOf(area: Area, type: UserType | null): RemoteName {
  return typeof area.remote === 'string' ? area.remote : area.remote[type ?? 'owner'];
}
