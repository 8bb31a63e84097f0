import { randomBytes } from 'node:crypto';
import { STRIPE_VERSION, type StripeEvent, type StripeObject } from './stripeObjects';

/** There is no object of this id, or none anymore. */
export class Missing extends Error {}

/** The objects of one account at Stripe, and the events Stripe would send of their changes. */
export class StripeRecords {
  readonly objects = new Map<string, StripeObject>();
  readonly events: StripeEvent[] = [];
  /** Seconds the books are ahead of the clock. */
  aheadS = 0;
  readonly #salt = randomBytes(4).toString('hex');
  #made = 0;

  constructor(readonly pages: () => string) {}

  now(): number {
    return Math.floor(Date.now() / 1000) + this.aheadS;
  }

  add(object: string, prefix: string, rest: Record<string, unknown>): StripeObject {
    this.#made += 1;
    const id = `${prefix}_${this.#salt}${this.#made}`;
    const made = { id, object, created: this.now(), livemode: false, ...rest };
    this.objects.set(id, made);
    return made;
  }

  /** The object of an id and kind. Throws when there is none. */
  get(object: string, id: unknown): StripeObject {
    const found = this.objects.get(String(id));
    if (found?.object !== object) throw new Missing(`No such ${object}: '${String(id)}'`);
    return found;
  }

  /** All objects of a kind, newest first. */
  list(object: string, matches: (one: StripeObject) => boolean = () => true): StripeObject[] {
    return [...this.objects.values()]
      .filter((one) => one.object === object && matches(one))
      .reverse();
  }

  emit(type: string, object: StripeObject): void {
    this.#made += 1;
    this.events.push({
      id: `evt_${this.#salt}${this.#made}`,
      object: 'event',
      api_version: STRIPE_VERSION,
      created: this.now(),
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
      data: { object: structuredClone(object) },
    });
  }

  /** Moves money on the account's balance for an object; less than nothing goes out. */
  move(source: StripeObject, amount: number, category: string): StripeObject {
    return this.add('balance_transaction', 'txn', {
      amount,
      currency: 'usd',
      source: source.id,
      type: category,
      reporting_category: category,
    });
  }
}
