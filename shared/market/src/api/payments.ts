import { backend } from '@tree-service/kernel';
import { keysetList, readPage, type PageKey } from './keyset';

const COLUMNS =
  'id, vendor_id, state, what, amount_cents, receipt_url, failure, charged_at, purchase_id, subscription_id';

async function readPayments(vendorId: string | null, key: PageKey | null) {
  const client = await backend();
  const all = client.from('payments').select(COLUMNS);
  const { rows } = await readPage(vendorId === null ? all : all.eq('vendor_id', vendorId), {
    by: 'charged_at',
    order: 'desc',
    key,
  });
  return { rows };
}

/** An attempt to charge a Pro for tokens or a plan: `failure` says why nothing was charged. */
export type Payment = Awaited<ReturnType<typeof readPayments>>['rows'][number];

/** Payments of a Pro, or (null, for administrators) of everybody, newest first. */
export const paymentsOf = (vendorId: string | null) =>
  keysetList({
    queryKey: ['payments', vendorId ?? 'all'],
    keyOf: (payment: Payment) => ({ at: payment.charged_at, id: payment.id }),
    read: (key) => readPayments(vendorId, key),
  });
