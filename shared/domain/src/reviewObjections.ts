/** What readers may object to in a review. */
export const REVIEW_OBJECTIONS = {
  not_a_customer: 'The author was no customer',
  personal_data: 'It names personal data',
  insult: 'It insults somebody',
  advertising: 'It advertises',
  wrong_business: 'It is about another business',
  other: 'Another objection',
} as const;

/** What a reader objects to in a review. */
export type ReviewObjection = keyof typeof REVIEW_OBJECTIONS;
