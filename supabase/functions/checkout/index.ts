import { answering } from '../_shared/answering.ts';
import { checkoutFunction } from '../_shared/payments/checkout.ts';

Deno.serve(answering(checkoutFunction, Deno.env.toObject()));
