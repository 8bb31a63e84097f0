import type { RuleText } from '@tree-service/domain';

export interface TourStop {
  title: RuleText;
  text: RuleText;
}

/** The stops of the tour for visitors. */
export const tour: readonly TourStop[] = [
  {
    title: 'Start with the tree',
    text: 'Tell us how tall it is, how wide the trunk is and what is underneath. Rough numbers are enough to start; photos help Pros quote.',
  },
  {
    title: 'Know the price range before you call anyone',
    text: 'Get an instant estimate, line by line: removal, access, condition, stump. If a Pro needs to visit first, it says so.',
  },
  {
    title: ({ vendorsPerRequest }) => `At most ${vendorsPerRequest}`,
    text: ({ vendorsPerRequest }) =>
      `We notify the best matches near you first. At most ${vendorsPerRequest} can take your request, and you see who viewed it.`,
  },
  {
    title: "Know who you're hiring",
    text: "Check insurance, certifications and reviews, each with its date. Anything we haven't checked is marked “not verified”.",
  },
  {
    title: 'Decide in one place',
    text: 'Compare quotes side by side, ask questions, and share your phone number only with the Pro you choose.',
  },
];
