import type { Onboarding } from '../api/onboarding';

/** In the order they are shown. */
const CHECKLIST_STEPS = [
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

export type ChecklistStep = (typeof CHECKLIST_STEPS)[number];

type Part = Onboarding['parts'][number];

/** The parts of the application that each step completes. */
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

/** `missing` is a sentence; `required` says whether approval depends on it. */
export interface StepStatus {
  step: ChecklistStep;
  done: boolean;
  required: boolean;
  missing: string | null;
}

export function checklistOf({ parts }: Pick<Onboarding, 'parts'>): StepStatus[] {
  return CHECKLIST_STEPS.map((step) => {
    const open = parts.filter(({ part, complete }) => PARTS[step].includes(part) && !complete);
    // Required parts come first.
    const first = open.find(({ required }) => required) ?? open[0];
    return {
      step,
      done: first === undefined,
      required: first?.required ?? false,
      missing: first?.missing ?? null,
    };
  });
}

/** Sentences, in the order of the steps. */
export function missingFor(steps: readonly StepStatus[]): string[] {
  return steps.flatMap(({ required, missing }) => (required && missing ? [missing] : []));
}
