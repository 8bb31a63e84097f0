/** What readers may object to in a review. */
export const REVIEW_OBJECTIONS = {
  not_a_customer: 'The author was not a customer',
  personal_data: 'It contains personal information',
  insult: 'It is abusive',
  advertising: 'It is advertising',
  wrong_business: 'It is about another business',
  other: 'Something else',
} as const;

export type ReviewObjection = keyof typeof REVIEW_OBJECTIONS;

/** How administrators read why a review waits: a reader's objection, or our doubts about its job. */
export const REVIEW_REPORTS = {
  ...REVIEW_OBJECTIONS,
  doubtful_job: "The job doesn't look like one. The review stays unpublished until you decide.",
} as const;
