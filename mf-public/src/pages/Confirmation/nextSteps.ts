import type { Step } from '../HowItWorks/steps';

/** What happens to a request once it was received, in order. */
export const nextSteps: readonly Step[] = [
  {
    title: 'Pros near you are asked',
    text: ({ prosPerRequest }) =>
      `In order of how well they fit, and at most ${prosPerRequest} can take it. Your request shows who was asked and who has looked.`,
  },
  {
    title: 'They write to you here',
    text: 'You get a notice for each message. Your phone number and street address stay hidden until you share them.',
  },
  {
    title: 'Quotes arrive, line by line',
    text: 'Compare them side by side, ask for changes, or decline with one tap.',
  },
  {
    title: 'You accept one',
    text: 'Then the Pro gets your address, sets a date with you, and delivers with photos of the finished work.',
  },
];
