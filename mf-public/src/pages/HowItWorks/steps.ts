import type { RuleText } from '@tree-service/domain';

/** One step of how the marketplace works, as one side lives it. */
export interface Step {
  title: string;
  text: RuleText;
}

/** What a property owner does, in order. */
export const ownerSteps: readonly Step[] = [
  {
    title: 'Describe the work',
    text: 'Say which trees, roughly how tall, and what worries you. Photos help more than words.',
  },
  {
    title: 'See an estimate at once',
    text: 'A price range with each line explained, from published price bands. No account needed.',
  },
  {
    title: 'Pros near you are asked',
    text: ({ prosOffered, prosPerRequest }) =>
      `Your request is offered to up to ${prosOffered} at a time, and at most ${prosPerRequest} can take it. You see who has been asked and who has looked.`,
  },
  {
    title: 'Compare quotes line by line',
    text: 'Talk in one place. Your phone number and address stay hidden until you share them.',
  },
  {
    title: 'Work done, with photos',
    text: 'The Pro delivers with photos. You accept the work or say what is missing, then both sides review.',
  },
];

/** What a Pro does, in order. */
export const vendorSteps: readonly Step[] = [
  {
    title: 'Show your credentials',
    text: 'Insurance, certifications and equipment, each with its date. We check them one by one.',
  },
  {
    title: 'Get leads you can judge',
    text: 'Photos, tree sizes, distance, the estimate and the number of competitors, before you spend anything.',
  },
  {
    title: 'Pay only for an answer',
    text: ({ refund }) =>
      `Tokens are held when you accept and spent when the owner answers. After ${refund} without an answer, they are refunded automatically.`,
  },
  {
    title: 'Quote from your price list',
    text: 'Line by line, aligned to the trees. See when the owner has opened it.',
  },
  {
    title: 'Build a reputation you keep',
    text: 'Reviews follow completed jobs only. You can reply, and nothing is removed without a public reason.',
  },
];
