import { answering } from '../_shared/answering.ts';
import { calendarFeed } from '../_shared/calendarFeed.ts';

Deno.serve(answering(calendarFeed, Deno.env.toObject()));
