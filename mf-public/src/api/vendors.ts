import { queryOptions, infiniteQueryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import type { publicProfileQuery } from '@tree-service/market/api/vendors';
import { SERVICE_CATEGORIES } from '@tree-service/domain';
import * as v from 'valibot';

/** Query for whether a plan puts a Pro first in the directory, labeled Promoted. Open to visitors. */
export const promotedQuery = (vendorId: string) =>
  queryOptions({
    queryKey: ['vendors', vendorId, 'promoted'],
    queryFn: async () => {
      const client = await backend();
      return unwrap(await client.rpc('is_promoted', { vendor_id: vendorId }));
    },
  });

/** What anyone may see of a Pro. */
export type PublicProfile = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<typeof publicProfileQuery>['queryFn']>>>
>;

const figuresSchema = v.nullable(
  v.object({
    /** About where the Pro is based, to a mile. */
    near: v.object({ latitude: v.number(), longitude: v.number() }),
    /** Null with fewer than three answers in the past year. */
    figures: v.object({ median_answer_seconds: v.nullable(v.number()) }),
    /** The middle half of what the Pro quoted for a service; services with fewer than five quotes are left out. */
    /** How many appointments were kept, of how many that count; null while there are too few. */
    appointments: v.optional(v.nullable(v.object({ kept: v.number(), total: v.number() })), null),
    typical_prices: v.array(
      v.object({
        category: v.picklist(SERVICE_CATEGORIES),
        quotes: v.number(),
        low_cents: v.number(),
        high_cents: v.number(),
      }),
    ),
  }),
);

/** Query for how a Pro answers, quotes and where the Pro works; null when there is no such Pro. Open to visitors. */
export const vendorFiguresQuery = (vendorId: string) =>
  queryOptions({
    queryKey: ['vendors', vendorId, 'figures'],
    queryFn: async () => {
      const client = await backend();
      return v.parse(
        figuresSchema,
        unwrap(await client.rpc('public_vendor_profile', { vendor_id: vendorId })),
      );
    },
  });

/** How a Pro answers and quotes. */
export type VendorFigures = NonNullable<v.InferOutput<typeof figuresSchema>>;

const PAGE = 20;

/** Where a page of reviews continues: after the last one of the page before. */
interface AfterReview {
  readonly publishedAt: string;
  readonly id: string;
}

/**
 * Query for the reviews of a Pro page by page, newest first, as everybody may read them: published
 * ones, and in the place of removed ones why they were removed. Open to visitors.
 */
export const vendorReviewsQuery = (vendorId: string) =>
  infiniteQueryOptions({
    queryKey: ['reviews', 'of', vendorId],
    queryFn: async ({ pageParam: after }: { pageParam: AfterReview | null }) => {
      const client = await backend();
      return unwrap(
        await client.rpc('vendor_reviews', {
          vendor_id: vendorId,
          page_size: PAGE,
          ...(after !== null && { after_at: after.publishedAt, after_id: after.id }),
        }),
      );
    },
    initialPageParam: null,
    getNextPageParam: (page): AfterReview | null => {
      const last = page.length < PAGE ? undefined : page.at(-1);
      if (!last?.published_at) return null;
      return { publishedAt: last.published_at, id: last.id };
    },
    select: ({ pages }) => pages.flat(),
  });

/** A review of a Pro as everybody may read it. */
export type PublicReview = ReturnType<
  NonNullable<ReturnType<typeof vendorReviewsQuery>['select']>
>[number];

/** Query for the ids of the reviews the caller has written about a Pro, the latest 100. */
export const myReviewsOfQuery = (userId: string, vendorId: string) =>
  queryOptions({
    queryKey: ['reviews', 'of', vendorId, 'by', userId],
    queryFn: async () => {
      const client = await backend();
      return unwrap(await client.rpc('my_reviews_of', { vendor_id: vendorId }));
    },
  });
