/** The version of the API that the double speaks, which must be that of the library. */
export const STRIPE_VERSION = '2026-10-28.endive';

/** An object of Stripe's API. */
export interface StripeObject extends Record<string, unknown> {
  id: string;
  object: string;
}

/** An event as it is sent to webhooks. */
export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  livemode: false;
  pending_webhooks: number;
  request: { id: null; idempotency_key: null };
  type: string;
  data: { object: StripeObject };
}
