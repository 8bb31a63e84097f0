/** Every kind of public page: its address, or the pattern of its addresses. Those for people with an account are in ../signedInPages.ts. */
export const pageKinds: readonly string[] = [
  '/',
  '/services',
  '/services/prices',
  '/services/tree-removal',
  '/services/arborist/new-york',
  '/how-it-works',
  '/providers',
  '/providers/:id',
  '/blog',
  '/blog/when-to-prune-a-tree',
  '/help-center',
  '/welcome-flow',
  '/about',
  '/careers',
  '/join-as-pro',
  '/contact',
  '/terms',
  '/privacy',
  '/accessibility',
  '/login',
  '/auth/register',
  '/request',
];

export interface MeasuredPage {
  readonly kind: string;
  readonly address: string;
}

type Query = (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** One page of each kind. The profile is that of a Pro with reviews, whom a database is asked for. */
export async function findMeasuredPages(query: Query): Promise<MeasuredPage[]> {
  const [reviewed] = await query(
    'select vendor_id from public.vendor_profiles where rating_count > 0 order by vendor_id limit 1',
  );
  return pageKinds.map((kind) => ({
    kind,
    address: kind.replace(':id', String(reviewed?.['vendor_id'])),
  }));
}
