import { answering } from '../_shared/answering.ts';
import { mailEvents } from '../_shared/mailEvents.ts';

Deno.serve(answering(mailEvents, Deno.env.toObject()));
