import { answering } from '../_shared/answering.ts';
import { unsubscribePage } from '../_shared/unsubscribePage.ts';

Deno.serve(answering(unsubscribePage, Deno.env.toObject()));
