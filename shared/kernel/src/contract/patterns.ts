/**
 * Every route of the product, as React Router writes patterns. The area table says who serves each,
 * `paths` fills in the parameters.
 */
export const patterns = {
  home: '/',
  auth: '/auth',
  authCallback: '/auth/callback',
  register: '/auth/register',
  login: '/login',
  joinAsPro: '/join-as-pro',
  confirmEmail: '/confirm-email',
  resetPassword: '/reset-password',
  debugRegister: '/debug-register',
  testDeploy: '/test-deploy',

  about: '/about',
  welcomeFlow: '/welcome-flow',
  services: '/services',
  costGuide: '/services/:service',
  costGuideInState: '/services/:service/:state',
  confirmation: '/confirmation',
  privacy: '/privacy',
  terms: '/terms',
  howItWorks: '/how-it-works',
  helpCenter: '/help-center',
  careers: '/careers',
  contact: '/contact',
  providers: '/providers',
  provider: '/providers/:vendorId',
  blog: '/blog',
  blogArticle: '/blog/:slug',

  dashboard: '/dashboard',
  messages: '/messages',
  account: '/account',

  request: '/request',
  requests: '/requests',
  requestDetail: '/requests/:requestId',
  properties: '/properties',
  propertyImport: '/properties/import',
  property: '/properties/:propertyId',

  vendorDashboard: '/vendor/dashboard',
  vendorRequests: '/vendor/requests',
  vendorRequest: '/vendor/requests/:requestId',
  vendorOnboarding: '/vendor/onboarding',
  vendorPriority: '/vendor/priority',
  vendorPricing: '/vendor/pricing',
  vendorSchedule: '/vendor/schedule',
  vendorEquipment: '/vendor/equipment',
  vendorTokens: '/vendor/tokens',
  vendorAccount: '/vendor/account',
  vendorMedia: '/vendor/account/media',

  admin: '/admin',
  adminDashboard: '/admin/dashboard',
  adminDashboardFlat: '/admin-dashboard',
  adminVendor: '/admin/vendor/:vendorId',
  adminVendorApproval: '/admin/vendor-approval',
  adminBypass: '/admin/bypass',
  adminCheck: '/admin-check',
  adminRefresh: '/admin/refresh',
  adminDiagnostics: '/admin-diagnostics',
  adminUtility: '/admin-utility',
  adminClaims: '/admin-utility/claims',
  adminDisputes: '/admin-utility/disputes',
  adminReviews: '/admin-utility/reviews',
  adminMessageReports: '/admin-utility/messages',
  adminAdjustments: '/admin-utility/adjustments',
  adminFlags: '/admin-utility/flags',
  adminPlans: '/admin-utility/plans',
  adminPrices: '/admin-utility/prices',
  adminMatching: '/admin-utility/matching',
  adminAnnouncements: '/admin-utility/announcements',
  adminAudit: '/admin-utility/audit',
  adminPeople: '/admin-utility/people',
  adminContact: '/admin-utility/contact',
  adminErrorLogs: '/admin/error-logs',
  adminMatchVisualization: '/admin/match-visualization',
} as const;

/** Name of a route in `patterns`. */
export type RouteName = keyof typeof patterns;

type ParameterNames<Pattern extends string> =
  Pattern extends `${string}:${infer Name}/${infer Rest}`
    ? Name | ParameterNames<Rest>
    : Pattern extends `${string}:${infer Name}`
      ? Name
      : never;

/** The parameters a pattern asks for, each a plain (not yet encoded) string. */
export type PathParameters<Pattern extends string> = Record<ParameterNames<Pattern>, string>;
