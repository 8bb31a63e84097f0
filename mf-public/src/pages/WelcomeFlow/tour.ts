import type { RuleText } from '@tree-service/domain';

/** One stop of the tour. */
export interface TourStop {
  title: RuleText;
  text: RuleText;
}

/** The tour, for visitors who want to look around first. */
export const tour: readonly TourStop[] = [
  {
    title: 'Start with the tree',
    text: 'Tell us how tall it is, how thick the trunk is and what stands beneath it. A photo from your phone is enough to begin.',
  },
  {
    title: 'Know the range before you call anybody',
    text: 'You get an estimate at once, line by line: removal, access, condition, stump. If a visit is needed to be sure, it says so.',
  },
  {
    title: ({ prosPerRequest }) => `At most ${prosPerRequest}`,
    text: ({ prosPerRequest }) =>
      `Pros near you are asked in order of how well they fit. At most ${prosPerRequest} can take your request, and you watch who has looked.`,
  },
  {
    title: 'See who you let in',
    text: 'Insurance, certifications and reviews, each with its date. What nobody has checked is called not verified.',
  },
  {
    title: 'Decide in one place',
    text: 'Compare quotes side by side, ask questions, and share your number only with the Pro you choose.',
  },
];
