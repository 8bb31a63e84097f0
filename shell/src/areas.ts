import { matchRoutes, type RouteObject } from 'react-router-dom';
import { patterns, type Area, type RemoteName, type UserType } from '@tree-service/kernel/contract';
import type { FeatureFlagName } from '@tree-service/kernel';

/** A row of the area table, with what only the shell has to know. */
export interface ShellArea extends Omit<Area, 'remote'> {
  /** One remote, or for paths that every signed-in type has: the remote of each type. */
  readonly remote: RemoteName | Readonly<Record<UserType, RemoteName>>;
  /** Types that are sent on to their own landing instead of being shown the area. */
  readonly landingInstead?: readonly UserType[];
  /** The area exists only where this flag is on; elsewhere its addresses lead nowhere. */
  readonly onlyWith?: FeatureFlagName;
}

const ofOwnType: Readonly<Record<UserType, RemoteName>> = {
  owner: 'mf-owner',
  vendor: 'mf-vendor',
  admin: 'mf-admin',
};

/** Which remote answers for which paths, and which guard stands before it. */
export const areas: readonly ShellArea[] = [
  {
    id: 'public',
    remote: 'mf-public',
    guard: 'public',
    patterns: [
      patterns.home,
      patterns.about,
      patterns.welcomeFlow,
      patterns.services,
      patterns.costGuide,
      patterns.costGuideInState,
      patterns.confirmation,
      patterns.privacy,
      patterns.terms,
      patterns.howItWorks,
      patterns.helpCenter,
      patterns.careers,
      patterns.contact,
      patterns.providers,
      patterns.provider,
      patterns.blog,
      patterns.blogArticle,
      patterns.login,
      patterns.register,
      patterns.joinAsPro,
      patterns.confirmEmail,
      patterns.authCallback,
      patterns.resetPassword,
    ],
  },
  {
    id: 'debug tools',
    remote: 'mf-public',
    guard: 'public',
    patterns: [patterns.debugRegister, patterns.testDeploy],
    onlyWith: 'debug_tools',
  },
  {
    id: 'asking for work',
    remote: 'mf-owner',
    guard: 'requester',
    patterns: [patterns.request],
  },
  {
    id: 'owner',
    remote: 'mf-owner',
    guard: 'owner',
    patterns: [
      patterns.requests,
      patterns.requestDetail,
      patterns.properties,
      patterns.propertyImport,
      patterns.property,
    ],
  },
  {
    id: 'dashboard',
    remote: 'mf-owner',
    guard: 'signedIn',
    patterns: [patterns.dashboard],
    landingInstead: ['vendor', 'admin'],
  },
  {
    id: 'everybody signed in',
    remote: ofOwnType,
    guard: 'signedIn',
    patterns: [patterns.messages, patterns.account],
  },
  {
    id: 'vendor',
    remote: 'mf-vendor',
    guard: 'vendor',
    patterns: [
      patterns.vendorDashboard,
      patterns.vendorRequests,
      patterns.vendorRequest,
      patterns.vendorOnboarding,
      patterns.vendorPriority,
      patterns.vendorPricing,
      patterns.vendorSchedule,
      patterns.vendorEquipment,
      patterns.vendorTokens,
      patterns.vendorAccount,
      patterns.vendorMedia,
    ],
  },
  {
    id: 'admin',
    remote: 'mf-admin',
    guard: 'admin',
    patterns: [
      patterns.admin,
      patterns.adminDashboard,
      patterns.adminDashboardFlat,
      patterns.adminVendor,
      patterns.adminVendorApproval,
      patterns.adminBypass,
      patterns.adminCheck,
      patterns.adminRefresh,
      patterns.adminDiagnostics,
      patterns.adminUtility,
      patterns.adminClaims,
      patterns.adminDisputes,
      patterns.adminReviews,
      patterns.adminMessageReports,
      patterns.adminAdjustments,
      patterns.adminFlags,
      patterns.adminPlans,
      patterns.adminPrices,
      patterns.adminMatching,
      patterns.adminAnnouncements,
      patterns.adminAudit,
      patterns.adminPeople,
      patterns.adminContact,
      patterns.adminErrorLogs,
      patterns.adminMatchVisualization,
    ],
  },
];

const byPattern: RouteObject[] = areas.flatMap(({ id, patterns }) =>
  patterns.map((path) => ({ path, id: `${id} ${path}`, handle: id })),
);

/** The area that owns a path, undefined for a path nobody owns. */
export function areaAt(path: string): ShellArea | undefined {
  const id: unknown = matchRoutes(byPattern, path)?.at(-1)?.route.handle;
  return areas.find((area) => area.id === id);
}

/** The remote that serves an area to somebody; a type not yet known is served as an owner. */
export function remoteOf(area: ShellArea, type: UserType | null): RemoteName {
  return typeof area.remote === 'string' ? area.remote : area.remote[type ?? 'owner'];
}
