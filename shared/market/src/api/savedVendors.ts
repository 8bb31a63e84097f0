import { queryOptions } from '@tanstack/react-query';
import { SERVICE_CATEGORIES } from '@tree-service/domain';
import { backend, expectDone, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';

const facts = {
  vendor_id: v.string(),
  business_name: v.string(),
  is_demo: v.boolean(),
};

/** A Pro an owner saved; of one who takes no requests at the moment (not `is_listed`), the name alone is known. */
const savedVendorSchema = v.variant('is_listed', [
  v.object({
    ...facts,
    is_listed: v.literal(true),
    city: v.nullable(v.string()),
    region: v.nullable(v.string()),
    categories: v.array(v.picklist(SERVICE_CATEGORIES)),
    rating: v.nullable(v.number()),
    rating_count: v.number(),
    jobs_completed: v.number(),
  }),
  v.object({ ...facts, is_listed: v.literal(false) }),
]);
export type SavedVendor = v.InferOutput<typeof savedVendorSchema>;

/** Rows of the list, the latest first, from what the server sent. */
export const savedVendorsOf = (rows: unknown): SavedVendor[] =>
  v.parse(v.array(savedVendorSchema), rows);

/** Query for the Pros an owner saved, the latest first. */
export const savedVendorsQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['saved_vendors', ownerId],
    queryFn: async () => {
      const client = await backend();
      return savedVendorsOf(unwrap(await client.rpc('my_saved_vendors')));
    },
  });

/** As an owner, saves a Pro or takes one off the list. A repeat changes nothing. */
export async function keepSaved(vendorId: string, isSaved: boolean): Promise<void> {
  const client = await backend();
  const vendor = { vendor_id: vendorId };
  expectDone(
    await (isSaved ? client.rpc('save_vendor', vendor) : client.rpc('unsave_vendor', vendor)),
  );
}
