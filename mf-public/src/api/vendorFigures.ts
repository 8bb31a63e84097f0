import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import { SERVICE_CATEGORIES } from '@tree-service/domain';
import * as v from 'valibot';

const figuresSchema = v.nullable(
  v.object({
    /** About where the Pro is based, to a mile. */
    near: v.object({ latitude: v.number(), longitude: v.number() }),
    /** Null with fewer than three answers in the past year. */
    figures: v.object({ median_answer_seconds: v.nullable(v.number()) }),
    /** The middle half of what the Pro quoted for a service; services with fewer than five quotes are left out. */
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
