type ParameterNames<Pattern extends string> =
  Pattern extends `${string}:${infer Name}/${infer Rest}`
    ? [name: Name, ...ParameterNames<Rest>]
    : Pattern extends `${string}:${infer Name}`
      ? [name: Name]
      : [];

type Values<Names extends readonly string[]> = { [Position in keyof Names]: string };

/** An address of the product. Called with its parameters in order, it gives the path, encoded. */
export interface Address<Pattern extends string = string> {
  (...values: Values<ParameterNames<Pattern>>): string;
  /** As React Router writes it: `/requests/:requestId`. */
  readonly pattern: Pattern;
}

/** An address from its pattern. */
export function address<const Pattern extends string>(pattern: Pattern): Address<Pattern> {
  const path = (...values: readonly string[]) => {
    const left = [...values];
    return pattern.replace(/:\w+/g, () => encodeURIComponent(left.shift() ?? ''));
  };
  return Object.assign(path, { pattern });
}

/** Addresses that the shell or other areas link to. All others belong to their area. */
export const paths = {
  home: address('/'),
  about: address('/about'),
  welcomeFlow: address('/welcome-flow'),
  services: address('/services'),
  howItWorks: address('/how-it-works'),
  helpCenter: address('/help-center'),
  careers: address('/careers'),
  contact: address('/contact'),
  privacy: address('/privacy'),
  terms: address('/terms'),
  blog: address('/blog'),
  providers: address('/providers'),
  provider: address('/providers/:vendorId'),
  auth: address('/auth'),
  authCallback: address('/auth/callback'),
  login: address('/login'),
  register: address('/auth/register'),
  joinAsPro: address('/join-as-pro'),
  confirmEmail: address('/confirm-email'),
  resetPassword: address('/reset-password'),
  confirmation: address('/confirmation'),
  shared: address('/shared'),
  dashboard: address('/dashboard'),
  messages: address('/messages'),
  account: address('/account'),
  request: address('/request'),
  requests: address('/requests'),
  requestDetail: address('/requests/:requestId'),
  vendorDashboard: address('/vendor/dashboard'),
  vendorTokens: address('/vendor/tokens'),
  admin: address('/admin'),
  adminUtility: address('/admin-utility'),
};
