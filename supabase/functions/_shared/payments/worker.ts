import { forWorkers } from '../answering.ts';
import { paymentsOf } from './environment.ts';
import { followCheckout, followRefunds, followSubscription, type Following } from './follow.ts';

/** A row of payment_work. */
type Work =
  | { task: 'close_checkout'; reference: string }
  | { task: 'end_now' | 'end_later' | 'renew'; reference: string }
  | { task: 'refund'; reference: string; refund_id: string; charge: string; cents: number }
  | { task: 'erase_customer'; reference: string | null; vendor_id: string };

/** What one run did, and why it could not do the rest, which stays to be done. */
export interface WorkReport {
  done: number;
  failures: string[];
}

/** Asks the payment provider for what was decided here: pages closed, plans ended, money returned, customers deleted. */
export async function doPaymentWork(following: Following): Promise<WorkReport> {
  const report: WorkReport = { done: 0, failures: [] };
  for (const work of await following.server.call<Work[]>('payment_work')) {
    try {
      await does(following, work);
      report.done += 1;
    } catch (error) {
      report.failures.push(`${work.task}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return report;
}

async function does(following: Following, work: Work): Promise<void> {
  const { provider } = following;
  switch (work.task) {
    case 'close_checkout':
      await provider.closeCheckout(work.reference);
      await followCheckout(following, work.reference);
      return;
    case 'refund':
      await provider.refund({
        key: work.reference,
        refundId: work.refund_id,
        charge: work.charge,
        cents: work.cents,
      });
      await followRefunds(following, work.charge);
      return;
    case 'erase_customer':
      await provider.eraseCustomers(work.vendor_id, work.reference);
      await following.server.call('finish_customer_erasure', { vendor_id: work.vendor_id });
      return;
    default:
      await provider.changeSubscription(work.reference, work.task);
      await followSubscription(following, work.reference);
  }
}

/** Does the work of the minute. Nothing where payments are not set up. */
export const paymentsWorker = forWorkers(async (_request, variables) => {
  const payments = paymentsOf(variables);
  if (!payments) return Response.json({ done: 0 });
  const { done, failures } = await doPaymentWork(payments);
  for (const failure of failures) console.error(failure);
  return Response.json(
    { done, failures: failures.length },
    { status: failures.length ? 502 : 200 },
  );
});
