import { answering } from '../_shared/answering.ts';
import { paymentWebhook } from '../_shared/payments/webhook.ts';

Deno.serve(answering(paymentWebhook, Deno.env.toObject()));
