import { backendAt, type Send } from '../../functions/_shared/backend';
import type { Variables } from '../../functions/_shared/variables';
import { answerCheckout } from '../../functions/_shared/payments/checkout';
import { providerOf, type Payments } from '../../functions/_shared/payments/environment';
import { reconcile } from '../../functions/_shared/payments/reconciliation';
import { answerWebhook } from '../../functions/_shared/payments/webhook';
import { doPaymentWork } from '../../functions/_shared/payments/worker';
import { notFound } from '../../functions/_shared/refusal';
import type { BackendKeys } from '../backendKeys';
import type { Database } from '../database';

/** What payments of a local backend are made of. */
export interface EmbeddedPaymentsOptions {
  /** The provider's secrets, by the names that Edge Functions have for them. */
  variables: Variables;
  keys: BackendKeys;
  database: Database;
  origin: string;
  /** The backend itself, asked without leaving the process. */
  send: Send;
  log(message: string, error?: unknown): void;
}

/** Payments as the Edge Functions of a hosted project make them; off without the provider's secrets. */
export interface EmbeddedPayments {
  /** Answers /functions/v1/checkout and /functions/v1/payment-webhook. */
  answer(request: Request): Promise<Response>;
  /** Asks the provider for what was decided here. */
  work(): Promise<void>;
  /** Compares the provider with the ledger, unless the last 24 hours have seen that. */
  reconcile(): Promise<void>;
}

const FUNCTION = /^\/functions\/v1\/(checkout|payment-webhook)$/;

export function embeddedPayments(options: EmbeddedPaymentsOptions): EmbeddedPayments {
  const { variables, keys, database, origin, send, log } = options;
  const provider = providerOf(variables);
  const payments: Payments | null = provider && {
    provider,
    site: origin,
    server: backendAt(origin, keys.secretKey, { send }),
    asCaller: (authorization) => backendAt(origin, keys.publishableKey, { authorization, send }),
  };
  return {
    async answer(request) {
      const [, name] = FUNCTION.exec(new URL(request.url).pathname) ?? [];
      if (name === 'checkout') return answerCheckout(request, payments);
      return name === undefined ? notFound() : answerWebhook(request, payments);
    },
    async work() {
      if (!payments) return;
      const { failures } = await doPaymentWork(payments);
      for (const failure of failures) log(`The payment provider was not reached. ${failure}`);
    },
    async reconcile() {
      if (!payments) return;
      const [recent] = await database.query(
        `select from public.payment_reconciliations where created_at > now() - interval '24 hours' order by id limit 1`,
      );
      if (!recent) await reconcile(payments);
    },
  };
}
