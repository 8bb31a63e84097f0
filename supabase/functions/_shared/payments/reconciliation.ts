import { forWorkers, keyFor } from '../answering.ts';
import { operatorEmail } from '../environment.ts';
import { mailSender } from '../mail.ts';
import { paymentsOf } from './environment.ts';
import type { Following } from './follow.ts';

const HOUR_MS = 3_600_000;
const DAYS = 30;
/** What happened later may be known to one side alone. */
const SETTLED_AFTER_MS = HOUR_MS;

/** A row of payment_reconciliations. */
export interface Reconciliation {
  id: string;
  movements: number;
  provider_cents: number;
  ledger_cents: number;
  difference_count: number;
  differences: {
    reference: string;
    provider_cents: number | null;
    ledger_cents: number | null;
  }[];
}

/** Compares what the provider says it moved in the 30 days until an hour ago with the money ledger. */
export async function reconcile(
  { server, provider }: Following,
  until = new Date(Date.now() - SETTLED_AFTER_MS),
): Promise<Reconciliation> {
  const from = new Date(until.getTime() - DAYS * 24 * HOUR_MS);
  // A little more on both ends: the two sides may round the moment of a movement differently.
  const movements = await provider.movements(
    new Date(from.getTime() - HOUR_MS),
    new Date(until.getTime() + HOUR_MS),
  );
  return server.call<Reconciliation>('reconcile_payments', {
    from_at: from.toISOString(),
    to_at: until.toISOString(),
    movements,
  });
}

/** The nightly reconciliation; the operator gets an email about differences. */
export const reconciliationWorker = forWorkers(async (_request, variables) => {
  const payments = paymentsOf(variables);
  if (!payments) return Response.json({ differences: 0 });
  const report = await reconcile(payments);
  if (report.difference_count > 0) {
    const lines = report.differences.map(
      ({ reference, provider_cents, ledger_cents }) =>
        `- ${reference}: ${provider_cents ?? 'nothing'} at the provider, ${ledger_cents ?? 'nothing'} in the ledger`,
    );
    const text = [
      'The payment provider and the money ledger differ (in cents):',
      lines.join('\n'),
      'The report is on the Payments page for administrators.',
    ].join('\n\n');
    const mail = { to: operatorEmail(variables), subject: 'Tree Service: payments differ', text };
    await mailSender(variables)(mail, `reconciliation-${await keyFor(text)}`);
  }
  return Response.json({ differences: report.difference_count });
});
