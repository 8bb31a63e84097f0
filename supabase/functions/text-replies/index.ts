import { answering } from '../_shared/answering.ts';
import { textReplies } from '../_shared/texts/replies.ts';

Deno.serve(answering(textReplies, Deno.env.toObject()));
