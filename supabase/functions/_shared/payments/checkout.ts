import type { Handler } from '../answering.ts';
import { BackendRefusal } from '../backend.ts';
import { refusal } from '../refusal.ts';
import { paymentsOf, type Payments } from './environment.ts';
import { followCheckout } from './follow.ts';
import { CustomerGone, type Order } from './provider.ts';

/** What a Pro's page asks for. */
type Wanted =
  | { action: 'pay'; purchase_id?: string; subscription_id?: string }
  /** The Pro has come back from a page of the provider. */
  | { action: 'confirm'; session: string }
  | { action: 'card' }
  | { action: 'overdue' };

interface Billing {
  provider_customer: string | null;
  provider_subscription: string | null;
}

/** The page that people come back to from the provider. */
export const RETURN_TO = '/vendor/payments';
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers':
    'authorization, x-client-info, apikey, content-type, x-request-id, baggage',
  'access-control-allow-methods': 'POST, OPTIONS',
};

/** Leads a signed-in Pro to the pages of the payment provider. */
export const checkoutFunction: Handler = async (request, variables) => {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
  const answer = await answerCheckout(request, paymentsOf(variables));
  for (const [name, value] of Object.entries(CORS)) answer.headers.set(name, value);
  return answer;
};

/** Answers with `{ url }` to go to, or `{ state }` of what was paid; refusals are sentences for people. */
export async function answerCheckout(
  request: Request,
  payments: Payments | null,
): Promise<Response> {
  if (request.method !== 'POST') {
    return refusal(405, 'method_not_allowed', 'This address takes POST.');
  }
  if (!payments) return refusal(503, 'payments_off', 'Payments are not set up.');
  const wanted = wantedIn(await request.text());
  if (!wanted) return refusal(400, 'bad_request', 'This request is malformed.');
  try {
    return Response.json(await serve(payments, request.headers.get('authorization') ?? '', wanted));
  } catch (error) {
    if (error instanceof BackendRefusal && error.status < 500) {
      return new Response(error.said, {
        status: error.status,
        headers: { 'content-type': 'application/json' },
      });
    }
    console.error(error);
    return refusal(502, 'provider', 'The payment service did not answer. Try again in a moment.');
  }
}

function wantedIn(body: string): Wanted | null {
  try {
    const wanted: Wanted | null = JSON.parse(body);
    return typeof wanted === 'object' && wanted !== null ? wanted : null;
  } catch {
    return null;
  }
}

async function serve(
  payments: Payments,
  authorization: string,
  wanted: Wanted,
): Promise<{ url: string } | { state: string }> {
  const { provider, site } = payments;
  const caller = payments.asCaller(authorization);
  if (wanted.action === 'pay') {
    const { purchase_id = null, subscription_id = null } = wanted;
    return pay(payments, () =>
      caller.call<Order>('begin_checkout', { purchase_id, subscription_id }),
    );
  }
  const billing = await caller.call<Billing>('my_billing');
  if (wanted.action === 'confirm') {
    return { state: await followCheckout(payments, String(wanted.session)) };
  }
  const page =
    wanted.action === 'card'
      ? billing.provider_customer &&
        (await provider.billingPage(billing.provider_customer, `${site}${RETURN_TO}`))
      : billing.provider_subscription &&
        (await provider.overduePage(billing.provider_subscription));
  return page ? { url: page } : { state: 'nothing' };
}

const ATTEMPTS = 3;

/** Opens the page of an order, the same one each time; a page of another order is closed first. */
async function pay(
  payments: Payments,
  begin: () => Promise<Order>,
): Promise<{ url: string } | { state: string }> {
  const { server, provider, site } = payments;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const order = await begin();
    for (const replaced of order.replaced) {
      await provider.closeCheckout(replaced);
      await followCheckout(payments, replaced);
    }
    if (order.provider_session !== null) {
      const page = await provider.checkout(order.provider_session);
      if (page.url !== null && page.state === 'open') return { url: page.url };
      const state = await followCheckout(payments, page.id);
      if (state === 'complete') return { state };
      continue;
    }
    const customerInstead = async (gone: string | null) =>
      server.call<string>('save_provider_customer', {
        vendor_id: order.vendor_id,
        provider_customer: await provider.addCustomer(
          order.vendor_id,
          order.email,
          order.business,
          gone,
        ),
        ...(gone !== null && { instead_of: gone }),
      });
    const customer = order.provider_customer ?? (await customerInstead(null));
    const page = await provider
      .openCheckout(order, customer, `${site}${RETURN_TO}`)
      .catch(async (cause: unknown) => {
        if (!(cause instanceof CustomerGone)) throw cause;
        const next = await customerInstead(customer);
        return provider.openCheckout(order, next, `${site}${RETURN_TO}`);
      });
    const isCurrent = await server.call<boolean>('save_checkout_session', {
      checkout_id: order.checkout_id,
      provider_session: page.id,
    });
    if (isCurrent && page.url !== null) return { url: page.url };
  }
  return { state: 'replaced' };
}
