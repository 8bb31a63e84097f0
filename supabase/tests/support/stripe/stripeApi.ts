import { formIn, pathsOf, type Form } from './form';
import type { StripeBooks } from './stripeBooks';
import type { Endpoint } from './endpoint';
import { MONEY_ENDPOINTS } from './moneyEndpoints';
import { ORDER_ENDPOINTS } from './orderEndpoints';
import { STRIPE_VERSION } from './stripeObjects';
import { Missing } from './stripeRecords';

export const API_KEY = 'sk_test_double';

/** An answer of the API: its status and what it says. */
export interface ApiAnswer {
  status: number;
  body: unknown;
}

const refused = (status: number, type: string, message: string, code?: string): ApiAnswer => ({
  status,
  body: { error: { type, message, code } },
});

/**
 * The used part of Stripe's API. It refuses what it does not know, by `unknown`, which fails the test, and
 * does what comes under one idempotency key once.
 */
export class StripeApi {
  readonly unknown: string[] = [];
  readonly #answered = new Map<string, { asked: string; answer: ApiAnswer }>();

  constructor(readonly books: StripeBooks) {}

  answer(method: string, url: URL, headers: Headers, body: string): ApiAnswer {
    if (headers.get('authorization') !== `Bearer ${API_KEY}`) {
      return refused(401, 'invalid_request_error', 'Invalid API Key provided');
    }
    const target = `${method} ${url.pathname}`;
    const form = formIn(method === 'POST' ? body : url.search.slice(1));
    const endpoint = [...ORDER_ENDPOINTS, ...MONEY_ENDPOINTS].find(
      (one) => one.method === method && one.path.test(url.pathname),
    );
    const odd = pathsOf(form).filter((path) => !endpoint?.knows.includes(path));
    const version = headers.get('stripe-version');
    if (!endpoint || odd.length > 0 || version !== STRIPE_VERSION) {
      this.unknown.push(`${target} ${odd.join()} ${version}`);
      return refused(400, 'invalid_request_error', `Not known to the double: ${target} ${odd}`);
    }
    const asked = `${target} ${body}`;
    const key = method === 'POST' ? headers.get('idempotency-key') : null;
    const earlier = key === null ? undefined : this.#answered.get(key);
    if (earlier && earlier.asked !== asked) {
      return refused(400, 'idempotency_error', 'Keys can only be used with the same parameters.');
    }
    if (earlier) return earlier.answer;
    const [, id = ''] = endpoint.path.exec(url.pathname) ?? [];
    const answer = this.#run(endpoint, form, id);
    if (key !== null) this.#answered.set(key, { asked, answer });
    return answer;
  }

  #run(endpoint: Endpoint, form: Form, id: string): ApiAnswer {
    try {
      const body = structuredClone(endpoint.answer({ books: this.books, form, id }));
      return { status: 200, body };
    } catch (error) {
      if (error instanceof Missing) {
        return refused(404, 'invalid_request_error', error.message, 'resource_missing');
      }
      return refused(400, 'invalid_request_error', String(error));
    }
  }
}
