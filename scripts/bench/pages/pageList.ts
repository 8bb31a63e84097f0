export interface PageKind {
  /** Its address, or the pattern of its addresses. */
  readonly kind: string;
  /** Name of its component. */
  readonly page: string;
}

/** Every kind of public page. Those for people with an account are in ../signedInPages.ts. */
export const pageKinds: readonly PageKind[] = [
  { kind: '/', page: 'HomePage' },
  { kind: '/services', page: 'ServicesPage' },
  { kind: '/services/prices', page: 'PricesPage' },
  { kind: '/services/tree-removal', page: 'CostGuidePage' },
  { kind: '/services/arborist/new-york', page: 'CostGuidePage' },
  { kind: '/how-it-works', page: 'HowItWorksPage' },
  { kind: '/providers', page: 'ProvidersPage' },
  { kind: '/providers/:id', page: 'ProviderPage' },
  { kind: '/blog', page: 'BlogPage' },
  { kind: '/blog/when-to-prune-a-tree', page: 'WhenToPrunePage' },
  { kind: '/help-center', page: 'HelpCenterPage' },
  { kind: '/welcome-flow', page: 'WelcomeFlowPage' },
  { kind: '/about', page: 'AboutPage' },
  { kind: '/careers', page: 'CareersPage' },
  { kind: '/join-as-pro', page: 'JoinAsProPage' },
  { kind: '/contact', page: 'ContactPage' },
  { kind: '/terms', page: 'TermsPage' },
  { kind: '/privacy', page: 'PrivacyPage' },
  { kind: '/accessibility', page: 'AccessibilityPage' },
  { kind: '/login', page: 'LoginPage' },
  { kind: '/auth/register', page: 'RegisterPage' },
  { kind: '/request', page: 'RequestWizardPage' },
];

export interface MeasuredPage extends PageKind {
  readonly address: string;
}

type Query = (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** One page of each kind. The profile is that of a Pro with reviews, whom a database is asked for. */
export async function findMeasuredPages(query: Query): Promise<MeasuredPage[]> {
  const [reviewed] = await query(
    'select vendor_id from public.vendor_profiles where rating_count > 0 order by vendor_id limit 1',
  );
  return pageKinds.map(({ kind, page }) => ({
    kind,
    page,
    address: kind.replace(':id', String(reviewed?.['vendor_id'])),
  }));
}
