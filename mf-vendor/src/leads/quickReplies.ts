import type { LeadState } from '@tree-service/domain';

/** What Pros often write to owners, before and after a quote. */
const UNTIL_AGREED = [
  'Is there a gate our equipment has to fit through?',
  'Could you add a photo of the whole tree?',
  "I'll send your quote today.",
  'Do you have any questions about my quote?',
] as const;

/** What a Pro may want to write in one press; nothing once a quote is agreed. */
export const quickReplies = (state: LeadState): readonly string[] =>
  state === 'won' ? [] : UNTIL_AGREED;
