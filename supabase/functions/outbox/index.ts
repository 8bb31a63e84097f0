import { answering } from '../_shared/answering.ts';
import { outboxWorker } from '../_shared/outboxWorker.ts';

Deno.serve(answering(outboxWorker, Deno.env.toObject()));
