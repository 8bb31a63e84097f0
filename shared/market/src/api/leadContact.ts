import { queryOptions } from '@tanstack/react-query';
import { backend, expectDone } from '@tree-service/kernel';
import * as v from 'valibot';

const sharedSchema = v.object({
  first_name: v.nullable(v.string()),
  last_name: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  email: v.string(),
  address: v.string(),
  city: v.string(),
  state: v.string(),
  zip: v.string(),
});

/** The owner's contact details as a Pro sees them. */
export type SharedContact = v.InferOutput<typeof sharedSchema>;

const contactSchema = v.nullable(
  v.object({
    business_name: v.optional(v.string()),
    first_name: v.optional(v.nullable(v.string())),
    last_name: v.optional(v.nullable(v.string())),
    phone: v.nullable(v.string()),
    email: v.string(),
    address: v.optional(v.string()),
    city: v.optional(v.string()),
    state: v.optional(v.string()),
    zip: v.optional(v.string()),
    pin: v.optional(v.nullable(v.object({ latitude: v.number(), longitude: v.number() }))),
    shared: v.optional(v.nullable(sharedSchema)),
    can_take_back: v.optional(v.boolean()),
  }),
);

/**
 * Query for the other side's contact details; null unless the owner shares theirs. For the owner also
 * what is shared, and whether it can be taken back.
 */
export const leadContactQuery = (leadId: string) =>
  queryOptions({
    queryKey: ['leads', leadId, 'contact'],
    queryFn: async () => {
      const client = await backend();
      const answer = await client.rpc('lead_contact', { lead_id: leadId });
      expectDone(answer);
      return v.parse(contactSchema, answer.data);
    },
  });

/** An owner's contact details, as a Pro sees them. */
export type LeadContact = NonNullable<v.InferOutput<typeof contactSchema>>;
