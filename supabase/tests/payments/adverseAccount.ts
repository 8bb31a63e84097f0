import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { answerCheckout } from '../../functions/_shared/payments/checkout';
import type { Payments } from '../../functions/_shared/payments/environment';
import type { PaymentProvider } from '../../functions/_shared/payments/provider';
import { stripeProvider } from '../../functions/_shared/payments/stripeProvider';
import { answerWebhook } from '../../functions/_shared/payments/webhook';
import { doPaymentWork } from '../../functions/_shared/payments/worker';
import type { Arguments, Marketplace } from '../support/marketplace';
import { API_KEY, StripeApi } from '../support/stripe/stripeApi';
import { StripeBooks, type Card } from '../support/stripe/stripeBooks';
import { signedNotice, WEBHOOK_SECRET } from '../support/stripe/stripeNotices';
import { serverCall } from './serverCall';

/** What an adversary does to messages: lost on the way there, or on the way back. */
export type Fate = 'arrives' | 'request lost' | 'answer lost';

/** Nobody has answered, as far as the caller knows. */
export class Lost extends Error {}

/** How one account is set against. */
export interface Adversary {
  fate(): Fate;
  /** Changes what the server says to the database; a negative control makes it forget ids. */
  tampered?(name: string, given: Arguments): Arguments;
}

async function through<T>(adversary: Adversary, send: () => Promise<T>): Promise<T> {
  const fate = adversary.fate();
  if (fate === 'request lost') throw new Lost('The request was lost.');
  const answer = await send();
  if (fate === 'answer lost') throw new Lost('The answer was lost.');
  return answer;
}

/** A Pro, and the account at the provider, with the official library and every message in danger. */
export class AdverseAccount {
  readonly books = new StripeBooks(() => 'https://stripe.example');
  readonly api = new StripeApi(this.books);
  readonly provider: PaymentProvider;
  /** Pages the Pro was led to. */
  readonly shown = new Set<string>();
  readonly #payments: Payments;
  #delivered = 0;

  constructor(
    readonly market: Marketplace,
    readonly vendor: string,
    readonly adversary: Adversary,
  ) {
    const stripe = new Stripe(API_KEY, {
      httpClient: Stripe.createFetchHttpClient((url: RequestInfo | URL, init?: RequestInit) =>
        through(this.adversary, async () => this.#answer(new Request(url, init))),
      ),
      maxNetworkRetries: 0,
      telemetry: false,
    });
    this.provider = stripeProvider(stripe, WEBHOOK_SECRET);
    this.#payments = {
      provider: this.provider,
      site: 'https://trees.example',
      server: { call: (name, given) => this.#callAsServer(name, given) },
      asCaller: () => ({
        call: (name, given) => through(this.adversary, () => market.call(vendor, name, given)),
      }),
    };
  }

  async #answer(request: Request): Promise<Response> {
    const { method, headers } = request;
    const url = new URL(request.url);
    const { status, body } = this.api.answer(method, url, headers, await request.text());
    return Response.json(body, { status });
  }

  async #callAsServer<T>(name: string, given: Arguments = {}): Promise<T> {
    const sent = this.adversary.tampered?.(name, given) ?? given;
    const answer = await through(this.adversary, () => serverCall<T>(this.market, name, sent));
    if (name !== 'payment_work' || !Array.isArray(answer)) return answer;
    // The database knows other accounts of this test too, whose work is not this one's.
    type Work = { reference?: string; charge?: string; vendor_id?: string };
    const ours = ({ reference, charge, vendor_id }: Work) =>
      vendor_id === this.vendor || this.books.objects.has(charge ?? reference ?? '');
    return Object(answer.filter(ours));
  }

  /** The Pro presses a button that leads to the provider's page, perhaps for the second time. */
  async pay(order: { purchase_id: string } | { subscription_id: string }): Promise<void> {
    const body = JSON.stringify({ action: 'pay', ...order });
    const request = new Request('https://trees.example/checkout', { method: 'POST', body });
    const answer = await answerCheckout(request, this.#payments);
    const { url }: { url?: string } = await answer.json();
    const page = url?.split('/').at(-1);
    if (page !== undefined) this.shown.add(page);
  }

  /** The Pro pays on a page that is still open. */
  press(page: string, card: Card): void {
    if (this.books.get('checkout.session', page)['status'] === 'open') {
      this.books.useSession(page, card);
    }
  }

  /** Delivers one event. Returns whether it was taken. */
  async deliver(place: number): Promise<boolean> {
    const event = this.books.events[place];
    if (!event) return true;
    const { body, signature } = signedNotice(event);
    const request = new Request('https://trees.example/webhook', {
      method: 'POST',
      headers: { 'stripe-signature': signature },
      body,
    });
    return (await answerWebhook(request, this.#payments)).ok;
  }

  work(): Promise<{ failures: string[] }> {
    return doPaymentWork(this.#payments);
  }

  /** Everything is delivered and done at last, in an order the caller chooses. */
  async settle(shuffled: (places: number[]) => number[]): Promise<void> {
    for (;;) {
      const places = this.books.events.map((_event, place) => place).slice(this.#delivered);
      this.#delivered = this.books.events.length;
      await this.#deliverAll(shuffled(places));
      const { failures } = await this.work();
      if (failures.length > 0) throw new Error(failures.join('\n'));
      if (this.books.events.length === this.#delivered) return;
    }
  }

  // What tells of something that was not posted yet is refused, and sent again.
  async #deliverAll(places: number[]): Promise<void> {
    const refused: number[] = [];
    let why: unknown;
    for (const place of places) {
      await this.deliver(place).catch((error: unknown) => {
        refused.push(place);
        why = error;
      });
    }
    if (refused.length === places.length && refused.length > 0) throw why;
    if (refused.length > 0) await this.#deliverAll(refused);
  }

  buyTokens(key: string = randomUUID()): Promise<{ purchase_id: string }> {
    return this.market
      .value<string>(`select id from public.token_packages where tokens = 25`)
      .then((package_id) =>
        this.market.call(this.vendor, 'begin_token_purchase', { package_id, idempotency_key: key }),
      );
  }
}
