import type { Step } from './steps/stepOrder';

/** The heading of each step, and a sentence below it. */
export const STEP_PAGES: Readonly<Record<Step, { title: string; lead: string }>> = {
  service: {
    title: 'What do you need?',
    lead: 'You see an estimate in about two minutes, without an account.',
  },
  property: {
    title: 'Where are the trees?',
    lead: 'We look for Pros who work in your neighborhood.',
  },
  trees: {
    title: 'Tell us about the trees',
    lead: 'One card per tree. Rough figures are fine.',
  },
  photos: {
    title: 'Add photos',
    lead: 'Optional, but Pros quote faster and closer when they can see the tree.',
  },
  access: {
    title: 'What should Pros know?',
    lead: 'What you want done, how to get there, and what to look out for.',
  },
  timing: {
    title: 'When should it happen?',
    lead: 'Pros see this before they answer.',
  },
  estimate: {
    title: 'Your instant estimate',
    lead: 'What work like this usually costs, line by line.',
  },
  contact: {
    title: 'Who should Pros ask for?',
    lead: 'Only your first name is shown.',
  },
  review: {
    title: 'Check your answers',
    lead: 'Change anything before you send it.',
  },
};
