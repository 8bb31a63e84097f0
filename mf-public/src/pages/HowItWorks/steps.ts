import { CONTACT_STAYS_HIDDEN, type RuleText } from '@tree-service/domain';

/** One step for owners or Pros. */
export interface Step {
  title: string;
  text: RuleText;
}

export const ownerSteps: readonly Step[] = [
  {
    title: 'Describe the work',
    text: 'Tell us which trees, roughly how tall they are, and what worries you. Photos help most.',
  },
  {
    title: 'Get an instant estimate',
    text: 'See a price range with every line explained, based on national price bands. No account needed.',
  },
  {
    title: 'We notify Pros near you',
    text: ({ vendorsOffered, vendorsPerRequest }) =>
      `We offer your request to up to ${vendorsOffered} at a time, and at most ${vendorsPerRequest} can take it. You see who was notified and who viewed it.`,
  },
  {
    title: 'Compare quotes line by line',
    text: `Message Pros in one place. ${CONTACT_STAYS_HIDDEN}`,
  },
  {
    title: 'Get the work done',
    text: 'The Pro sends photos of the finished work. You accept it or say what is missing, then both sides write a review.',
  },
];

/** The steps for Pros, in order. */
export const vendorSteps: readonly Step[] = [
  {
    title: 'Show your credentials',
    text: 'Add your insurance, certifications and equipment. We verify your credentials one by one.',
  },
  {
    title: 'Know the facts before you pay',
    text: 'See photos, tree sizes, distance, the estimate and the number of competitors before you spend anything.',
  },
  {
    title: 'Pay only for replies',
    text: ({ refund }) =>
      `Tokens are held when you accept and spent when the owner replies. After ${refund} without a reply, they are refunded automatically.`,
  },
  {
    title: 'Quote from your price list',
    text: 'Quote line by line, tree by tree, and see when the owner opens it.',
  },
  {
    title: 'Build your reputation',
    text: 'Only owners of completed jobs can review you. You can reply, and no review is removed without a public reason.',
  },
];
