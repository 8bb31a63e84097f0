import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';

/** Query for the latest quote sent for a lead, with the price of its job once there is one; null when there is none. */
export const latestQuoteQuery = (leadId: string) =>
  queryOptions({
    queryKey: ['leads', leadId, 'quote'],
    queryFn: async () => {
      const client = await backend();
      const answer = await client
        .from('quotes')
        .select('state, total_cents, highest_cents, jobs(price_cents)')
        .eq('lead_id', leadId)
        .neq('state', 'draft')
        .order('version', { ascending: false })
        .limit(1);
      return unwrap(answer)[0] ?? null;
    },
  });

const credentialSchema = v.object({
  issuer: v.string(),
  verified_at: v.string(),
  expires_on: v.string(),
});

const letterheadSchema = v.object({
  business_name: v.string(),
  logo: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  licenses: v.array(v.object({ ...credentialSchema.entries, number: v.string() })),
  insurance: v.array(
    v.object({
      ...credentialSchema.entries,
      kind: v.picklist(['liability_insurance', 'workers_compensation']),
    }),
  ),
});

/**
 * What the business prints above a quote. `logo` is a path in the vendor-media bucket; `phone` is null
 * until contact is shared; licenses and insurance are verified and valid today.
 */
export type Letterhead = v.InferOutput<typeof letterheadSchema>;

/** The business of a quote as it is today, for either side. */
export async function readLetterhead(quoteId: string): Promise<Letterhead> {
  const client = await backend();
  return v.parse(
    letterheadSchema,
    unwrap(await client.rpc('quote_letterhead', { quote_id: quoteId })),
  );
}
