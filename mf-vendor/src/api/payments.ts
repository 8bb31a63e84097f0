import { queryOptions } from '@tanstack/react-query';
import { backend, BackendError, reportError, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';
import { tracedHeaders } from '@tree-service/market/api/tracedHeaders';

const billingSchema = v.object({
  provider_customer: v.nullable(v.string()),
  provider_subscription: v.nullable(v.string()),
  pay_by: v.nullable(v.string()),
});

/** Query for whether the calling Pro has paid before, and until when a late payment is waited for. */
export const billingQuery = (vendorId: string) =>
  queryOptions({
    queryKey: ['payments', vendorId, 'billing'],
    queryFn: async () => {
      const client = await backend();
      return v.parse(billingSchema, unwrap(await client.rpc('my_billing')));
    },
  });

const purchaseSchema = v.object({ purchase_id: v.string() });

/** Begins to buy a package of tokens; the same purchase for the same key. Returns its id. */
export async function beginTokenPurchase(packageId: string, key: string): Promise<string> {
  const client = await backend();
  const answer = await client.rpc('begin_token_purchase', {
    package_id: packageId,
    idempotency_key: key,
  });
  return v.parse(purchaseSchema, unwrap(answer)).purchase_id;
}

/** What a Pro asks the payment provider for. */
export type CheckoutWanted =
  | { action: 'pay'; purchase_id: string }
  | { action: 'pay'; subscription_id: string }
  /** The page the Pro has just come back from. */
  | { action: 'confirm'; session: string }
  | { action: 'card' | 'overdue' };

const answerSchema = v.union([
  v.object({ url: v.pipe(v.string(), v.url()) }),
  v.object({ state: v.string() }),
]);

const refusalSchema = v.object({ message: v.string() });

const answered = (one: unknown): one is Pick<Response, 'status' | 'json'> =>
  typeof one === 'object' && one !== null && 'json' in one && 'status' in one;

/**
 * Asks the payment provider, through the server. Returns the page to go to, or the state of what was
 * asked about ("complete", "open", "expired", "nothing"). Rejects with a sentence for people.
 */
export async function askCheckout(wanted: CheckoutWanted) {
  const client = await backend();
  const headers = tracedHeaders();
  const { data, error } = await client.functions.invoke<unknown>('checkout', {
    body: wanted,
    headers,
  });
  if (!error) return v.parse(answerSchema, data);
  const { context }: { context?: unknown } = Object(error);
  const answer = answered(context) ? context : null;
  if (answer && answer.status >= 500) {
    const facts = { request_id: headers['x-request-id'] };
    reportError(error, { category: 'edge_function', source: 'askCheckout', context: facts });
  }
  const refused = v.safeParse(refusalSchema, await answer?.json().catch(() => null));
  throw new BackendError(
    refused.success ? refused.output.message : 'The payment service did not answer. Try again.',
    refused.success ? 'P0001' : 'no_answer',
    null,
    answer?.status ?? 0,
    error,
  );
}
