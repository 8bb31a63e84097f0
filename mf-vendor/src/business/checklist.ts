import type { Onboarding } from '../api/onboarding';

/** The steps of an application, in order. */
export const CHECKLIST_STEPS = [
  'business',
  'area',
  'services',
  'credentials',
  'equipment',
  'crew',
  'prices',
  'hours',
  'media',
] as const;

/** A step of an application. */
export type ChecklistStep = (typeof CHECKLIST_STEPS)[number];

type Part = Onboarding['parts'][number];

/** The parts of the application, as the database counts them, that a step completes. */
const PARTS: Readonly<Record<ChecklistStep, ReadonlyArray<Part['part']>>> = {
  business: ['business'],
  area: ['area'],
  services: ['services'],
  credentials: ['insurance', 'documents'],
  equipment: ['equipment'],
  crew: ['crew'],
  prices: ['prices'],
  hours: ['hours'],
  media: ['media'],
};

/** Whether a step is complete, what it still misses in a sentence, and whether approval needs that. */
export interface StepStanding {
  step: ChecklistStep;
  done: boolean;
  required: boolean;
  missing: string | null;
}

/** How far an application is, step by step. */
export function checklistOf({ parts }: Pick<Onboarding, 'parts'>): StepStanding[] {
  return CHECKLIST_STEPS.map((step) => {
    const open = parts.filter(({ part, complete }) => PARTS[step].includes(part) && !complete);
    // What approval needs is said before what would be good to have.
    const first = open.find(({ required }) => required) ?? open[0];
    return {
      step,
      done: first === undefined,
      required: first?.required ?? false,
      missing: first?.missing ?? null,
    };
  });
}

/** What approval still needs, in sentences, in the order of the steps. */
export function missingFor(standings: readonly StepStanding[]): string[] {
  return standings.flatMap(({ required, missing }) => (required && missing ? [missing] : []));
}
