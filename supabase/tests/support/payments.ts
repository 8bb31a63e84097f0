import type { Arguments } from './inputs';
import type { Marketplace } from './marketplace';

/** What the payment provider says of one attempt to charge a Pro, as post_payment takes it. */
export interface PaymentGiven extends Arguments {
  purchase_id: string | null;
  subscription_id: string | null;
  provider_subscription: string | null;
  charge: string | null;
  invoice: string | null;
  cents: number | null;
  charged_at: string;
  receipt_url: string | null;
  failure: string | null;
}

/** A charge of now that succeeded, with what a test says of it. */
export const paymentOf = (given: Partial<PaymentGiven>): PaymentGiven => ({
  purchase_id: null,
  subscription_id: null,
  provider_subscription: null,
  charge: null,
  invoice: null,
  cents: 7000,
  charged_at: new Date().toISOString(),
  receipt_url: null,
  failure: null,
  ...given,
});

/** Posts a charge as the server does; returns what came of it. */
export async function postPayment(market: Marketplace, given: Partial<PaymentGiven>) {
  return callAsServer<string>(market, 'post_payment', paymentOf(given));
}

/** Calls a function as the server; returns its answer, or its rows where it answers with rows. */
export async function callAsServer<T>(
  { database }: Pick<Marketplace, 'database'>,
  name: string,
  given: Arguments = {},
): Promise<T> {
  const names = Object.keys(given).map((parameter, place) => `${parameter} => $${place + 1}`);
  const values = Object.values(given).map((value) =>
    typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
  );
  const [row] = await database.as({ role: 'service_role' }, (queries) =>
    queries.query<{ answer: T }>(`select public.${name}(${names.join(', ')}) as answer`, values),
  );
  if (!row) throw new Error(`${name} gave no row.`);
  return row.answer;
}
