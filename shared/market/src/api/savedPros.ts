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
const savedProSchema = v.variant('is_listed', [
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
export type SavedPro = v.InferOutput<typeof savedProSchema>;

/** Rows of the list, the latest first, from what the server sent. */
export const savedProsOf = (rows: unknown): SavedPro[] => v.parse(v.array(savedProSchema), rows);

/** Query for the Pros an owner saved, the latest first. */
export const savedProsQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['saved_pros', ownerId],
    queryFn: async () => {
      const client = await backend();
      return savedProsOf(unwrap(await client.rpc('my_saved_pros')));
    },
  });

/** As an owner, saves a Pro or takes one off the list. A repeat changes nothing. */
export async function keepSaved(vendorId: string, isSaved: boolean): Promise<void> {
  const client = await backend();
  const pro = { vendor_id: vendorId };
  expectDone(await (isSaved ? client.rpc('save_pro', pro) : client.rpc('unsave_pro', pro)));
}
