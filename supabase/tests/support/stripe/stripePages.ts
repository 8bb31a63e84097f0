import type { StripeBooks } from './stripeBooks';

/** Where somebody who pressed a button goes next, or the page they see. */
export type PageAnswer = { to: string } | { html: string };

const html = (title: string, content: string): PageAnswer => ({
  html: `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style>body{font:1rem/1.5 system-ui;max-width:24rem;margin:3rem auto;padding:0 1rem}
button{display:block;width:100%;min-height:3rem;margin-top:1rem;font:inherit}</style></head>
<body><main><h1>${title}</h1>${content}</main></body></html>`,
});

const BUTTONS = `<form method="post"><button name="card" value="good">Pay</button>
<button name="card" value="declined">Decline</button></form>`;

const dollars = (cents: unknown) => `$${(Number(cents) / 100).toFixed(2)}`;

/** The pages Stripe would show: checkout, an invoice, a receipt, the customer's card. `card` was pressed. */
export function stripePage(
  books: StripeBooks,
  kind: string,
  id: string,
  card: 'good' | 'declined' | null,
): PageAnswer {
  switch (kind) {
    case 'pay':
      return checkoutPage(books, id, card);
    case 'invoice':
      return invoicePage(books, id, card);
    case 'portal': {
      const to = String(books.get('billing_portal.session', id)['return_url']);
      return card === 'good'
        ? { to }
        : html(
            'Payment method',
            `<form method="post"><button name="card" value="good">Save card</button></form>`,
          );
    }
    case 'receipt':
      return html('Receipt', `<p>Paid ${dollars(books.get('charge', id)['amount'])}</p>`);
    default:
      throw new Error(`No such page: ${kind}`);
  }
}

function checkoutPage(
  books: StripeBooks,
  id: string,
  card: 'good' | 'declined' | null,
): PageAnswer {
  const session = books.get('checkout.session', id);
  if (session['status'] !== 'open') return html('This page has expired', '');
  if (card !== null) books.useSession(id, card);
  if (card === 'good') {
    return { to: String(session['success_url']).replace('{CHECKOUT_SESSION_ID}', id) };
  }
  const failed = card === 'declined' ? '<p role="alert">Your card was declined.</p>' : '';
  return html(
    'Checkout',
    `<p>${String(session['what'])}: ${dollars(session['amount_total'])}</p>${failed}${BUTTONS}
<a href="${String(session['cancel_url'])}">Back</a>`,
  );
}

function invoicePage(books: StripeBooks, id: string, card: 'good' | 'declined' | null): PageAnswer {
  const invoice = books.get('invoice', id);
  if (card !== null) books.payOverdue(String(invoice['subscription_id']), card);
  const due = `<p>${dollars(invoice['amount_due'])}</p>`;
  return invoice['status'] === 'paid'
    ? html('Invoice paid', due)
    : html('Invoice', `${due}${BUTTONS}`);
}
