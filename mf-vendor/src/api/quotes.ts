import { backend, type Database, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';
import { rowOf } from '@tree-service/market/api/oneCall';
import type { Cents, PriceUnit } from '@tree-service/domain';

/** One priced line of a quote or change being written. */
type QuoteLine = {
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

/** Withdraws a quote that is not accepted; the owner sees the reason, and a new quote can be sent. */
export async function withdrawQuote(quoteId: string, reason: string) {
  const client = await backend();
  return unwrap(await client.rpc('withdraw_quote', { quote_id: quoteId, reason }));
}

const proposedSchema = v.object({ id: v.string(), number: v.number(), amount_cents: v.number() });

/**
 * Proposes a change of running work; lines below zero take something off the price. It lapses after 48
 * hours. A repeat with the same key has no effect.
 */
export async function proposeChangeOrder(
  jobId: string,
  lines: QuoteLine[],
  reason: string,
  key: string,
) {
  const client = await backend();
  const answer = await client.rpc('propose_change_order', {
    job_id: jobId,
    line_items: lines,
    reason,
    idempotency_key: key,
  });
  return v.parse(proposedSchema, unwrap(answer));
}

/** Takes a proposed change back. */
export async function withdrawChangeOrder(changeOrderId: string) {
  const client = await backend();
  return unwrap(await client.rpc('withdraw_change_order', { change_order_id: changeOrderId }));
}
