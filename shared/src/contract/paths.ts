import { patterns, type PathParameters } from './patterns';

function fill<Pattern extends string>(
  pattern: Pattern,
  parameters: PathParameters<Pattern>,
): string {
  return Object.entries<string>(parameters).reduce<string>(
    (path, [name, value]) => path.replace(`:${name}`, () => encodeURIComponent(value)),
    pattern,
  );
}

/** Every address of the product as a function. Parameters are encoded; the result starts with '/'. */
export const paths = {
  home: () => patterns.home,
  auth: () => patterns.auth,
  authCallback: () => patterns.authCallback,
  register: () => patterns.register,
  login: () => patterns.login,
  joinAsPro: () => patterns.joinAsPro,
  confirmEmail: () => patterns.confirmEmail,
  resetPassword: () => patterns.resetPassword,
  debugRegister: () => patterns.debugRegister,
  testDeploy: () => patterns.testDeploy,

  about: () => patterns.about,
  welcomeFlow: () => patterns.welcomeFlow,
  services: () => patterns.services,
  costGuide: (service: string) => fill(patterns.costGuide, { service }),
  costGuideInState: (service: string, state: string) =>
    fill(patterns.costGuideInState, { service, state }),
  confirmation: () => patterns.confirmation,
  privacy: () => patterns.privacy,
  terms: () => patterns.terms,
  howItWorks: () => patterns.howItWorks,
  helpCenter: () => patterns.helpCenter,
  careers: () => patterns.careers,
  contact: () => patterns.contact,
  providers: () => patterns.providers,
  provider: (vendorId: string) => fill(patterns.provider, { vendorId }),
  blog: () => patterns.blog,
  blogArticle: (slug: string) => fill(patterns.blogArticle, { slug }),

  dashboard: () => patterns.dashboard,
  messages: () => patterns.messages,
  account: () => patterns.account,

  request: () => patterns.request,
  requests: () => patterns.requests,
  requestDetail: (requestId: string) => fill(patterns.requestDetail, { requestId }),
  properties: () => patterns.properties,
  propertyImport: () => patterns.propertyImport,
  property: (propertyId: string) => fill(patterns.property, { propertyId }),

  vendorDashboard: () => patterns.vendorDashboard,
  vendorRequests: () => patterns.vendorRequests,
  vendorRequest: (requestId: string) => fill(patterns.vendorRequest, { requestId }),
  vendorOnboarding: () => patterns.vendorOnboarding,
  vendorPriority: () => patterns.vendorPriority,
  vendorPricing: () => patterns.vendorPricing,
  vendorSchedule: () => patterns.vendorSchedule,
  vendorEquipment: () => patterns.vendorEquipment,
  vendorTokens: () => patterns.vendorTokens,
  vendorAccount: () => patterns.vendorAccount,
  vendorMedia: () => patterns.vendorMedia,

  admin: () => patterns.admin,
  adminVendor: (vendorId: string) => fill(patterns.adminVendor, { vendorId }),
  adminVendorApproval: () => patterns.adminVendorApproval,
  adminBypass: () => patterns.adminBypass,
  adminCheck: () => patterns.adminCheck,
  adminRefresh: () => patterns.adminRefresh,
  adminDiagnostics: () => patterns.adminDiagnostics,
  adminUtility: () => patterns.adminUtility,
  adminClaims: () => patterns.adminClaims,
  adminDisputes: () => patterns.adminDisputes,
  adminReviews: () => patterns.adminReviews,
  adminMessageReports: () => patterns.adminMessageReports,
  adminAdjustments: () => patterns.adminAdjustments,
  adminFlags: () => patterns.adminFlags,
  adminPlans: () => patterns.adminPlans,
  adminPrices: () => patterns.adminPrices,
  adminMatching: () => patterns.adminMatching,
  adminAnnouncements: () => patterns.adminAnnouncements,
  adminAudit: () => patterns.adminAudit,
  adminPeople: () => patterns.adminPeople,
  adminErrorLogs: () => patterns.adminErrorLogs,
  adminMatchVisualization: () => patterns.adminMatchVisualization,
} as const;
