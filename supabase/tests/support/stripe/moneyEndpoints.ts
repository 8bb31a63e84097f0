import { listOf, type Endpoint } from './endpoint';
import { textAt, textsAt, type Form } from './form';
import { refundCharge } from './moneyBack';
import type { StripeBooks } from './stripeBooks';
import type { StripeObject } from './stripeObjects';

/** Payments, invoices, refunds, disputes and movements of money. */
export const MONEY_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'GET',
    path: /^\/v1\/payment_intents\/([^/]+)$/,
    knows: [],
    answer: ({ books, id }) => books.get('payment_intent', id),
  },
  {
    method: 'GET',
    path: /^\/v1\/charges()$/,
    knows: ['payment_intent', 'limit'],
    answer: ({ books, form }) =>
      listOf(books.list('charge', (one) => one['payment_intent'] === form['payment_intent'])),
  },
  {
    method: 'GET',
    path: /^\/v1\/invoices\/([^/]+)$/,
    knows: [],
    answer: ({ books, id }) => books.get('invoice', id),
  },
  {
    method: 'GET',
    path: /^\/v1\/invoices()$/,
    knows: ['subscription', 'status', 'limit'],
    answer: ({ books, form }) =>
      listOf(
        books.list(
          'invoice',
          (one) =>
            one['subscription_id'] === form['subscription'] && one['status'] === form['status'],
        ),
      ),
  },
  {
    method: 'GET',
    path: /^\/v1\/invoice_payments()$/,
    knows: ['invoice', 'limit'],
    answer: ({ books, form }) =>
      listOf(books.list('invoice_payment', (one) => one['invoice'] === form['invoice'])),
  },
  {
    method: 'POST',
    path: /^\/v1\/refunds()$/,
    knows: ['charge', 'amount', 'metadata.refund_id'],
    answer: ({ books, form }) =>
      refundCharge(
        books,
        books.get('charge', textAt(form, 'charge')),
        Number(textAt(form, 'amount')),
        textsAt(form, 'metadata'),
      ),
  },
  {
    method: 'GET',
    path: /^\/v1\/refunds()$/,
    knows: ['charge', 'limit', 'expand.*'],
    answer: ({ books, form }) =>
      listOf(
        books
          .list('refund', (one) => one['charge'] === form['charge'])
          .map((one) => expanded(books, one, textAt(form, 'expand.0'))),
      ),
  },
  {
    method: 'GET',
    path: /^\/v1\/disputes\/([^/]+)$/,
    knows: [],
    answer: ({ books, id }) => books.get('dispute', id),
  },
  {
    method: 'GET',
    path: /^\/v1\/balance_transactions()$/,
    knows: ['created.gte', 'created.lte', 'limit', 'starting_after'],
    answer: ({ books, form }) => movedBetween(books, form),
  },
];

// Only what comes back of a refund is ever asked for whole.
function expanded(
  books: StripeBooks,
  refund: StripeObject,
  path: string | undefined,
): StripeObject {
  const back = refund['failure_balance_transaction'];
  return path === 'data.failure_balance_transaction' && back !== null
    ? { ...refund, failure_balance_transaction: books.get('balance_transaction', back) }
    : refund;
}

// Pages of ten, so that whoever reads them has to go on.
const PAGE = 10;

function movedBetween(books: StripeBooks, form: Form) {
  const [from, to] = ['created.gte', 'created.lte'].map((path) => Number(textAt(form, path)));
  const all = books.list('balance_transaction', ({ created }) => {
    const at = Number(created);
    return at >= (from ?? 0) && at <= (to ?? Infinity);
  });
  const after = all.findIndex(({ id }) => id === form['starting_after']) + 1;
  const data = all.slice(after, after + PAGE);
  return { ...listOf(data), has_more: after + PAGE < all.length };
}
