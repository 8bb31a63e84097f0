import { answering } from '../_shared/answering.ts';
import { reconciliationWorker } from '../_shared/payments/reconciliation.ts';

Deno.serve(answering(reconciliationWorker, Deno.env.toObject()));
