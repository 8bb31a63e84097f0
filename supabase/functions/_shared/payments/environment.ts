import Stripe from 'stripe';
import { backendForCaller, backendForServer } from '../environment.ts';
import { required, type Variables } from '../variables.ts';
import type { Backend } from '../backend.ts';
import { fetchElsewhere } from '../telemetry/followed.ts';
import type { PaymentProvider } from './provider.ts';
import { stripeProvider } from './stripeProvider.ts';

/** What payments work with. */
export interface Payments {
  server: Pick<Backend, 'call'>;
  /** The database in the name of whose Authorization header it is. */
  asCaller(authorization: string): Pick<Backend, 'call'>;
  provider: PaymentProvider;
  /** Where the product is, such as https://trees.example. */
  site: string;
}

const ANSWER_WITHIN_MS = 20_000;

/** The provider that the secrets name; null when there are none, and so no payments. */
export function providerOf(variables: Variables): PaymentProvider | null {
  const key = variables['STRIPE_SECRET_KEY'];
  if (!key) return null;
  const address = variables['STRIPE_ADDRESS'];
  const stripe = new Stripe(key, {
    httpClient: Stripe.createFetchHttpClient(fetchElsewhere),
    maxNetworkRetries: 2,
    timeout: ANSWER_WITHIN_MS,
    telemetry: false,
    ...(address && serverAt(new URL(address))),
  });
  return stripeProvider(stripe, required(variables, 'STRIPE_WEBHOOK_SECRET'));
}

function serverAt({ hostname, port, protocol }: URL) {
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' } as const;
}

/** Payments of a hosted project; null when the provider's secrets are not set. */
export function paymentsOf(variables: Variables): Payments | null {
  const provider = providerOf(variables);
  if (!provider) return null;
  return {
    server: backendForServer(variables),
    asCaller: (authorization) => backendForCaller(variables, authorization),
    provider,
    site: required(variables, 'SITE_URL'),
  };
}
