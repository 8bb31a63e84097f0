import { queryOptions } from '@tanstack/react-query';
import { backend, expectDone } from '@tree-service/kernel';
import * as v from 'valibot';

const areaSchema = v.nullable(
  v.object({
    vendor_id: v.string(),
    business_name: v.string(),
    /** About where the Pro is based, to a mile. */
    near: v.object({ latitude: v.number(), longitude: v.number() }),
    service_radius_km: v.number(),
  }),
);

/** Where a Pro works, as anyone may know it. */
export type VendorArea = NonNullable<v.InferOutput<typeof areaSchema>>;

/** Query for where Pros work, in their order; those whose profile is not public are left out. */
export const vendorAreasQuery = (vendorIds: readonly string[]) =>
  queryOptions({
    queryKey: ['vendors', 'areas', vendorIds],
    queryFn: async (): Promise<VendorArea[]> => {
      const client = await backend();
      const answers = await Promise.all(
        vendorIds.map((id) => client.rpc('public_vendor_profile', { vendor_id: id })),
      );
      return answers.flatMap((answer) => {
        expectDone(answer);
        return v.parse(areaSchema, answer.data) ?? [];
      });
    },
  });
