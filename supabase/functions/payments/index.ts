import { answering } from '../_shared/answering.ts';
import { paymentsWorker } from '../_shared/payments/worker.ts';

Deno.serve(answering(paymentsWorker, Deno.env.toObject()));
