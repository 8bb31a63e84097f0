import { listOf, type Call, type Endpoint } from './endpoint';
import { textAt, textsAt } from './form';
import type { StripeBooks } from './stripeBooks';
import type { StripeObject } from './stripeObjects';

const SESSION = [
  'customer',
  'client_reference_id',
  'payment_method_types.*',
  'success_url',
  'cancel_url',
  'mode',
  'line_items.*.quantity',
  'line_items.*.price_data.currency',
  'line_items.*.price_data.unit_amount',
  'line_items.*.price_data.product_data.name',
  'line_items.*.price_data.recurring.interval',
  'line_items.*.price_data.recurring.interval_count',
  'payment_intent_data.metadata.purchase_id',
  'subscription_data.metadata.subscription_id',
];

const BY_VENDOR = /^metadata\['vendor_id'\]:'([^']+)'$/;

function openSession({ books, form }: Call): StripeObject {
  const price = 'line_items.0.price_data';
  const amount = Number(textAt(form, `${price}.unit_amount`));
  const isRecurring = textAt(form, `${price}.recurring.interval`) !== undefined;
  const mode = textAt(form, 'mode');
  books.get('customer', textAt(form, 'customer'));
  if (!(amount > 0) || textAt(form, `${price}.currency`) !== 'usd')
    throw new Error('Invalid price.');
  if ((mode === 'subscription') !== isRecurring)
    throw new Error('The price does not fit the mode.');
  const session = books.add('checkout.session', 'cs_test', {
    status: 'open',
    payment_status: 'unpaid',
    mode,
    customer: textAt(form, 'customer'),
    client_reference_id: textAt(form, 'client_reference_id'),
    amount_total: amount,
    what: textAt(form, `${price}.product_data.name`),
    success_url: textAt(form, 'success_url'),
    cancel_url: textAt(form, 'cancel_url'),
    payment_intent: null,
    subscription: null,
    invoice: null,
    payment_metadata: textsAt(form, 'payment_intent_data.metadata'),
    subscription_metadata: textsAt(form, 'subscription_data.metadata'),
  });
  session['url'] = `${books.pages()}/pay/${session.id}`;
  return session;
}

/** Customers, checkouts and subscriptions. */
export const ORDER_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'POST',
    path: /^\/v1\/customers()$/,
    knows: ['email', 'name', 'metadata.vendor_id'],
    answer: ({ books, form }) =>
      books.add('customer', 'cus', {
        email: textAt(form, 'email'),
        name: textAt(form, 'name'),
        metadata: textsAt(form, 'metadata'),
      }),
  },
  {
    method: 'GET',
    path: /^\/v1\/customers\/search()$/,
    knows: ['query', 'limit', 'page'],
    answer({ books, form }) {
      const [, vendor] = BY_VENDOR.exec(textAt(form, 'query') ?? '') ?? [];
      if (vendor === undefined) throw new Error('Invalid query.');
      const ours = (one: StripeObject) => Object(one['metadata'])['vendor_id'] === vendor;
      return { ...listOf(books.list('customer', ours)), object: 'search_result', next_page: null };
    },
  },
  {
    method: 'DELETE',
    path: /^\/v1\/customers\/([^/]+)$/,
    knows: [],
    answer: ({ books, id }) => books.eraseCustomer(id),
  },
  { method: 'POST', path: /^\/v1\/checkout\/sessions()$/, knows: SESSION, answer: openSession },
  {
    method: 'GET',
    path: /^\/v1\/checkout\/sessions\/([^/]+)$/,
    knows: [],
    answer: ({ books, id }) => books.get('checkout.session', id),
  },
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/,
    knows: [],
    answer({ books, id }) {
      const session = books.get('checkout.session', id);
      if (session['status'] !== 'open') throw new Error('Only open sessions can be expired.');
      Object.assign(session, { status: 'expired', url: null });
      books.emit('checkout.session.expired', session);
      return session;
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/subscriptions\/([^/]+)$/,
    knows: [],
    answer: ({ books, id }) => books.get('subscription', id),
  },
  {
    method: 'POST',
    path: /^\/v1\/subscriptions\/([^/]+)$/,
    knows: ['cancel_at_period_end'],
    answer({ books, form, id }) {
      const subscription = running(books, id);
      subscription['cancel_at_period_end'] = textAt(form, 'cancel_at_period_end') === 'true';
      books.emit('customer.subscription.updated', subscription);
      return subscription;
    },
  },
  {
    method: 'DELETE',
    path: /^\/v1\/subscriptions\/([^/]+)$/,
    knows: [],
    answer({ books, id }) {
      running(books, id);
      return books.endSubscription(id);
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/billing_portal\/sessions()$/,
    knows: ['customer', 'return_url', 'flow_data.type'],
    answer({ books, form }) {
      const portal = books.add('billing_portal.session', 'bps', {
        customer: books.get('customer', textAt(form, 'customer')).id,
        return_url: textAt(form, 'return_url'),
      });
      portal['url'] = `${books.pages()}/portal/${portal.id}`;
      return portal;
    },
  },
];

function running(books: StripeBooks, id: string): StripeObject {
  const subscription = books.get('subscription', id);
  if (subscription['ended_at'] !== null) throw new Error('A canceled subscription cannot change.');
  return subscription;
}
