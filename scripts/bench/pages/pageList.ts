export interface MeasuredPage {
  readonly address: string;
  /** Name of its component. */
  readonly page: string;
}

/** Every kind of public page. Those for people with an account are in ../signedInPages.ts. */
export const measuredPages: readonly MeasuredPage[] = [
  { address: '/', page: 'HomePage' },
  { address: '/services', page: 'ServicesPage' },
  { address: '/services/tree-removal', page: 'CostGuidePage' },
  { address: '/how-it-works', page: 'HowItWorksPage' },
  { address: '/providers', page: 'ProvidersPage' },
  { address: '/blog', page: 'BlogPage' },
  { address: '/blog/when-to-prune-a-tree', page: 'BlogArticlePage' },
  { address: '/help-center', page: 'HelpCenterPage' },
  { address: '/welcome-flow', page: 'WelcomeFlowPage' },
  { address: '/about', page: 'AboutPage' },
  { address: '/careers', page: 'CareersPage' },
  { address: '/join-as-pro', page: 'JoinAsProPage' },
  { address: '/contact', page: 'ContactPage' },
  { address: '/terms', page: 'TermsPage' },
  { address: '/privacy', page: 'PrivacyPage' },
  { address: '/accessibility', page: 'AccessibilityPage' },
  { address: '/login', page: 'LoginPage' },
  { address: '/auth/register', page: 'RegisterPage' },
  { address: '/request', page: 'RequestWizardPage' },
];
