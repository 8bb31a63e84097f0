import { infiniteQueryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import type { ServiceCategory } from '@tree-service/domain';

const VENDORS_PER_PAGE = 20;

export const DIRECTORY_SORTS = ['recommended', 'nearest', 'rating'] as const;

export type DirectorySort = (typeof DIRECTORY_SORTS)[number];

export interface VendorSearch {
  /** Five digits. */
  readonly zip: string;
  /** Null for any service. */
  readonly category: ServiceCategory | null;
  readonly sort: DirectorySort;
  /** The fewest stars, null for any and for Pros without reviews. */
  readonly stars: number | null;
  /** Only Pros with verified workers' compensation. */
  readonly compensation: boolean;
  /** Only Pros with two free working hours in the next seven days. */
  readonly open: boolean;
}

/** The Pro a page ended with. */
interface AfterVendor {
  readonly key: number;
  readonly id: string;
}

/**
 * Query for the approved Pros who serve a ZIP code, page by page. Open to visitors; `total` of each row counts all pages, and is null with `open`. Fails for an unknown ZIP code.
 */
export const findVendorsQuery = ({
  zip,
  category,
  sort,
  stars,
  compensation,
  open,
}: VendorSearch) =>
  infiniteQueryOptions({
    queryKey: ['directory', zip, category, sort, stars, compensation, open],
    queryFn: async ({ pageParam: after }: { pageParam: AfterVendor | null }) => {
      const client = await backend();
      return unwrap(
        await client.rpc('find_vendors', {
          zip,
          sort,
          ...(category !== null && { category }),
          ...(stars !== null && { min_stars: stars }),
          ...(compensation && { with_compensation: true }),
          ...(open && { open_this_week: true }),
          ...(after !== null && { after_key: after.key, after_id: after.id }),
          page_size: VENDORS_PER_PAGE,
        }),
      );
    },
    initialPageParam: null,
    getNextPageParam: (page): AfterVendor | null => {
      const last = page.length < VENDORS_PER_PAGE ? undefined : page.at(-1);
      return last === undefined ? null : { key: last.key, id: last.vendor_id };
    },
    select: ({ pages }) => pages.flat(),
    enabled: /^\d{5}$/.test(zip),
  });

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Ids of all approved Pros, in their order. Open to visitors. */
export async function approvedVendors(): Promise<string[]> {
  const client = await backend();
  const ids: string[] = [];
  for (;;) {
    // As many at once as the server gives.
    const page = unwrap(
      await client
        .from('vendor_profiles')
        .select('vendor_id')
        .eq('state', 'approved')
        .gt('vendor_id', ids.at(-1) ?? FIRST_ID)
        .order('vendor_id'),
    );
    if (page.length === 0) return ids;
    ids.push(...page.map(({ vendor_id }) => vendor_id));
  }
}

/** A Pro in the directory. Distances are whole kilometers between the centers of ZIP codes. */
export type ListedVendor = ReturnType<
  NonNullable<ReturnType<typeof findVendorsQuery>['select']>
>[number];
