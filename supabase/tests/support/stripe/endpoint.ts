import type { Form } from './form';
import type { StripeBooks } from './stripeBooks';
import type { StripeObject } from './stripeObjects';

/** A call of the double's API; `id` is the object in the path. */
export interface Call {
  books: StripeBooks;
  form: Form;
  id: string;
}

/** One address of the API and what it does. */
export interface Endpoint {
  method: string;
  path: RegExp;
  /** Every parameter it knows. */
  knows: readonly string[];
  answer(call: Call): unknown;
}

/** A list as Stripe answers it, all on one page. */
export const listOf = (data: StripeObject[]) => ({
  object: 'list',
  url: '/',
  has_more: false,
  data,
});
