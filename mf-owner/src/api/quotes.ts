import { backend, type Database, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';
import { rowOf } from '@tree-service/market/api/oneCall';

type Tables = Database['public']['Tables'];

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

/** Agrees to a change; the price of the job follows. */
export async function approveChangeOrder(changeOrderId: string) {
  const client = await backend();
  return unwrap(await client.rpc('approve_change_order', { change_order_id: changeOrderId }));
}

/** Refuses a change; the work continues as agreed. */
export async function declineChangeOrder(changeOrderId: string, reason: string) {
  const client = await backend();
  return unwrap(
    await client.rpc('decline_change_order', { change_order_id: changeOrderId, reason }),
  );
}
