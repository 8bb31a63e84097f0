import type { Step } from '../HowItWorks/steps';

/** What happens after a request was received, in order. */
export const nextSteps: readonly Step[] = [
  {
    title: 'We notify Pros near you',
    text: ({ vendorsPerRequest }) =>
      `The best matches come first, and at most ${vendorsPerRequest} can take your request. You can see who was notified and who viewed it.`,
  },
  {
    title: 'They message you here',
    text: 'We notify you of each message. Your phone number and street address stay hidden until you share them.',
  },
  {
    title: 'You get itemized quotes',
    text: 'Compare them side by side, request changes, or decline.',
  },
  {
    title: 'You accept one',
    text: 'The Pro gets your address, agrees on a date with you, and sends photos of the finished work.',
  },
];
