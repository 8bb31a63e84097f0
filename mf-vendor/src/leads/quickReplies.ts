/** What Pros often write to owners, before and after a quote. */
export const QUICK_REPLIES = [
  'Is there a gate our equipment has to fit through?',
  'Could you add a photo of the whole tree?',
  "I'll send your quote today.",
  'Do you have any questions about my quote?',
] as const;
