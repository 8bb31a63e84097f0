import { answering } from '../_shared/answering.ts';
import { healthCheck } from '../_shared/healthCheck.ts';

Deno.serve(answering(healthCheck, Deno.env.toObject()));
