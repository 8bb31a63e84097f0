import type { Step } from './steps/stepOrder';

/** Heading and lead of each step. */
export const STEP_PAGES: Readonly<Record<Step, { title: string; lead: string }>> = {
  price: {
    title: 'What do you need?',
    lead: "See the price range and which Pros we'd contact. No account needed.",
  },
  trees: {
    title: 'Tell us about the trees',
    lead: 'Rough numbers are fine. More detail means a more accurate price.',
  },
  work: {
    title: 'What should Pros know?',
    lead: 'When it should happen, what you need done, and how to get there.',
  },
  send: {
    title: 'Check and send',
    lead: 'Pros see your first name and ZIP code. You decide who gets the rest.',
  },
};
