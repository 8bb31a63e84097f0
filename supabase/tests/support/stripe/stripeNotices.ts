import Stripe from 'stripe';
import { API_KEY } from './stripeApi';
import type { StripeEvent } from './stripeObjects';

export const WEBHOOK_SECRET = 'whsec_double';

const { webhooks } = new Stripe(API_KEY);

/** A notice as it is sent to a webhook, signed by the official library. */
export function signedNotice(event: StripeEvent, secret = WEBHOOK_SECRET) {
  const body = JSON.stringify(event);
  return { body, signature: webhooks.generateTestHeaderString({ payload: body, secret }) };
}
