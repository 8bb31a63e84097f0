import { keysOf } from './isKeyOf';
import type { JobState } from './states';

interface SafetyTopicWords {
  readonly title: string;
  readonly detail: string;
}

// The topics follow what ANSI Z133, the safety standard of tree care, asks a crew to settle before the work,
// in our own words.

/** Topics of the job safety checklist that apply to every job. */
export const EVERY_JOB_TOPICS = {
  job_briefing: {
    title: 'Job briefing',
    detail: 'Everyone knows the plan, the hazards, their task and who is in charge.',
  },
  emergency_plan: {
    title: 'Emergency plan',
    detail:
      'We know the address to give 911, and a first-aid kit and someone trained in first aid and CPR are here.',
  },
  protective_equipment: {
    title: 'Protective equipment',
    detail:
      'Helmets, eye and ear protection are on, with leg protection for saw work on the ground.',
  },
} as const satisfies Readonly<Record<string, SafetyTopicWords>>;

/** Topics that may not apply to a job. */
export const SITE_TOPICS = {
  tree_inspection: {
    title: 'Tree inspected',
    detail: 'Roots, trunk and crown checked for decay, cracks, dead or hanging limbs, and insects.',
  },
  electrical_hazards: {
    title: 'Power lines',
    detail:
      'Lines near the tree are found and treated as live. Only line-clearance qualified people work within 10 ft.',
  },
  work_zone: {
    title: 'Work zone and traffic',
    detail: 'The drop zone is marked, people and pets stay out, and cones are set where cars pass.',
  },
  climbing: {
    title: 'Climbing',
    detail:
      'Ropes, saddles and anchor points are inspected. A second person trained in aerial rescue is within reach.',
  },
  aerial_lifts_and_cranes: {
    title: 'Lifts and cranes',
    detail:
      'Inspected today, level on outriggers, run by a trained operator. Everyone aloft is tied in.',
  },
  saws_and_chippers: {
    title: 'Saws and chippers',
    detail:
      'Guards and brakes work. Nobody wears loose clothing at the chipper or reaches past its feed table.',
  },
  felling_and_rigging: {
    title: 'Felling and rigging',
    detail:
      'Escape routes are clear, the rigging fits the load, and the calls between us are agreed.',
  },
  weather: {
    title: 'Weather',
    detail:
      'No lightning, strong wind or ice is expected, and water and shade are planned for heat.',
  },
} as const satisfies Readonly<Record<string, SafetyTopicWords>>;

/** All topics, as stored, in the order of the form. */
export const SAFETY_TOPICS = { ...EVERY_JOB_TOPICS, ...SITE_TOPICS };

/** A topic as stored. */
export type SafetyTopic = keyof typeof SAFETY_TOPICS;

export const everyJobTopics = keysOf(EVERY_JOB_TOPICS);
export const siteTopics = keysOf(SITE_TOPICS);

const OVER: readonly JobState[] = ['delivered', 'completed', 'canceled', 'no_show'];

/** Whether the checklist of a job can still be signed: the work is ahead or under way. */
export const canSignChecklist = (state: JobState): boolean => !OVER.includes(state);
