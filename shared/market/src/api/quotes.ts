import { queryOptions } from '@tanstack/react-query';
import { backend, type Database, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';
import { rowOf } from './oneCall';
import type { Cents, PriceUnit } from '@tree-service/domain';

/** One priced line of a quote or change being written. */
export type QuoteLine = {
  description: string;
  quantity: number;
  unit: PriceUnit;
  unit_price_cents: Cents;
};

/** A line for one of the request's trees; tree_id is null for what concerns the whole job. */
export type TreeLine = QuoteLine & {
  tree_id: string | null;
  /** Whether the owner may leave it out. */
  optional: boolean;
  /** The choice from 1 to 3 and the option of it the line is part of; both null for any other line. */
  choice: number | null;
  choice_option: string | null;
};

/** What the database takes for a quote. Dates are ISO dates. */
type Terms = Omit<
  Database['public']['Functions']['send_quote']['Args'],
  'lead_id' | 'line_items' | 'photos' | 'idempotency_key' | 'expected_version'
>;

/** A quote being written. */
export type QuoteDraft = Terms & {
  lines: TreeLine[];
  /** Paths of photos already uploaded, at most QUOTE_PHOTOS_MAX. */
  photos: string[];
};

/** How many photos a quote can have. */
export const QUOTE_PHOTOS_MAX = 6;

type Tables = Database['public']['Tables'];

const sentSchema = v.object({
  id: v.string(),
  version: v.number(),
  lead: rowOf<Tables['leads']['Row']>(),
  quote: rowOf<
    Tables['quotes']['Row'] & {
      quote_line_items: Tables['quote_line_items']['Row'][];
      quote_photos: Pick<Tables['quote_photos']['Row'], 'path' | 'position'>[];
    }
  >(),
});

/** A quote just sent, with its lines and photos, and its lead as it is now. */
export type SentQuote = v.InferOutput<typeof sentSchema>;

/**
 * Sends a quote, or a new version of it; a repeat with the same key has no effect. Refused (hint
 * version_conflict) when `expectedVersion` is given and not the latest one, 0 for none.
 */
export async function sendQuote(
  leadId: string,
  { lines, ...terms }: QuoteDraft,
  key: string,
  expectedVersion?: number,
) {
  const client = await backend();
  const answer = await client.rpc('send_quote', {
    lead_id: leadId,
    line_items: lines,
    ...terms,
    idempotency_key: key,
    ...(expectedVersion !== undefined && { expected_version: expectedVersion }),
  });
  return v.parse(sentSchema, unwrap(answer));
}

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

/** Tells the Pro that the owner has opened the quote. */
export async function viewQuote(quoteId: string) {
  const client = await backend();
  return unwrap(await client.rpc('view_quote', { quote_id: quoteId }));
}

const acceptedSchema = v.object({
  job_id: v.string(),
  request: rowOf<Tables['service_requests']['Row']>(),
  leads: v.array(rowOf<Tables['leads']['Row']>()),
  quotes: v.array(rowOf<Tables['quotes']['Row']>()),
  job: rowOf<Tables['jobs']['Row']>(),
});

/** What accepting a quote changed: the request, all of its leads and quotes, and the new job. */
export type AcceptedQuote = v.InferOutput<typeof acceptedSchema>;

/** Accepts a quote with the lines chosen, optional ones and those of one option of each choice: the job begins and every other quote of the request closes. */
export async function acceptQuote(quoteId: string, options: readonly string[], key: string) {
  const client = await backend();
  const answer = await client.rpc('accept_quote', {
    quote_id: quoteId,
    idempotency_key: key,
    options: [...options],
  });
  return v.parse(acceptedSchema, unwrap(answer));
}

/** Declines a quote with a reason the Pro sees. */
export async function declineQuote(quoteId: string, reason: string) {
  const client = await backend();
  return unwrap(await client.rpc('decline_quote', { quote_id: quoteId, reason }));
}

/** Asks the Pro for a changed quote. */
export async function requestQuoteChanges(quoteId: string, note: string) {
  const client = await backend();
  return unwrap(await client.rpc('request_quote_changes', { quote_id: quoteId, note }));
}

/** Withdraws a quote that is not accepted; the owner sees the reason, and a new quote can be sent. */
export async function withdrawQuote(quoteId: string, reason: string) {
  const client = await backend();
  return unwrap(await client.rpc('withdraw_quote', { quote_id: quoteId, reason }));
}
