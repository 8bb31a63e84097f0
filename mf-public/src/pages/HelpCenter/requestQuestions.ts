import { CONTACT_STAYS_HIDDEN, type RuleText } from '@tree-service/domain';

export interface Question {
  question: string;
  answer: RuleText;
}

/** The questions of people who need tree work, the most asked first. */
export const requestQuestions: readonly Question[] = [
  {
    question: 'Do I need an account to see an estimate?',
    answer:
      'No. Describe the trees to see the price range and the reasons for it. You need an account only to send your request to Pros.',
  },
  {
    question: 'How is the estimate calculated?',
    answer:
      "From our price book: national price bands by height, narrowed by trunk size, with separate lines for access, condition, stumps, hauling and urgency. “Right away” is priced as emergency work, and “within a week” adds a surcharge, which your estimate shows. The cost guides name the source of each price. It is a range, not an offer: a Pro's quote is.",
  },
  {
    question: 'How many Pros will contact me?',
    answer: ({ vendorsPerRequest }) =>
      `At most ${vendorsPerRequest} can take your request, and they message you here. ${CONTACT_STAYS_HIDDEN}`,
  },
  {
    question: 'What if no one responds?',
    answer: ({ requestLifetime }) =>
      `Each Pro has a limited time to respond. Then we notify the next best match, and we look again every night and whenever a Pro becomes available. You can follow this on your request. If no one responds within ${requestLifetime}, the request expires.`,
  },
  {
    question: 'A tree is touching wires. What should I do?',
    answer:
      "Stay away and call your utility first. Then say so in your request, and we'll notify only Pros qualified for line clearance. Read more about [tree work near power lines](/blog/tree-work-near-power-lines).",
  },
  {
    question: "It's an emergency. Is this the right place?",
    answer: ({ emergencyOffer }) =>
      `If people are in danger or wires are down, call 911 and your utility. For a tree on a roof, car or driveway, choose emergency work: Pros who can take it are asked immediately and have ${emergencyOffer} to respond. Read [what to do first](/blog/storm-damaged-tree-what-to-do-first).`,
  },
  {
    question: 'How do I measure height and trunk?',
    answer:
      'For the width, wrap a tape around the trunk at chest height and divide by 3.14. For the height, have someone stand at the trunk and count how many times they fit into the tree. Being a little off makes little difference. Read [what sets the price](/blog/what-tree-removal-costs-and-why).',
  },
  {
    question: 'Can I stop and continue later?',
    answer:
      'Yes. We keep your answers and photos in this browser for seven days and remind you when you sign in. If you are signed in, you can also continue on another device.',
  },
  {
    question: 'Do I need a permit?',
    answer:
      'Often, for large, native or street trees. Your city or county decides. Ask before you accept a quote, because the owner is responsible for the permit.',
  },
];

/** What people ask first. */
export const popularQuestions: readonly Question[] = requestQuestions.slice(0, 4);
