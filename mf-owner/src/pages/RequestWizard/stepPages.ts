import type { Step } from './steps/stepOrder';

/** Heading and lead of each step. */
export const STEP_PAGES: Readonly<Record<Step, { title: string; lead: string }>> = {
  service: {
    title: 'What do you need?',
    lead: 'Get an estimate in about two minutes, no account needed.',
  },
  property: {
    title: 'Where are the trees?',
    lead: "We'll look for Pros who work in your area.",
  },
  trees: {
    title: 'Tell us about the trees',
    lead: 'Add one card per tree. Rough numbers are fine.',
  },
  photos: {
    title: 'Add photos',
    lead: 'Optional, but Pros quote faster and more accurately when they can see the tree.',
  },
  access: {
    title: 'What should Pros know?',
    lead: 'What you need done, how to get there, and what to watch out for.',
  },
  timing: {
    title: 'When should it happen?',
    lead: 'Pros see this before they respond.',
  },
  estimate: {
    title: 'Your instant estimate',
    lead: 'What work like this usually costs, line by line.',
  },
  contact: {
    title: 'How should Pros address you?',
    lead: 'Pros see only your first name.',
  },
  review: {
    title: 'Check your answers',
    lead: 'You can change anything before you send your request.',
  },
};
