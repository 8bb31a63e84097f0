/** The steps of the request form, in order. Their names are the `step` parameter of the address. */
export const STEPS = [
  'service',
  'property',
  'trees',
  'photos',
  'access',
  'timing',
  'estimate',
  'contact',
  'review',
] as const;

export type Step = (typeof STEPS)[number];

/** Names of the steps in the progress bar and on the review page. */
export const STEP_NAMES: Readonly<Record<Step, string>> = {
  service: 'Service',
  property: 'Property',
  trees: 'Trees',
  photos: 'Photos',
  access: 'Details',
  timing: 'Timing',
  estimate: 'Estimate',
  contact: 'Contact',
  review: 'Review',
};

/** The step named in an address, or null. */
export function parseStep(value: string | null): Step | null {
  return STEPS.find((step) => step === value) ?? null;
}

/** The steps of the form, or of the short form, which has no photos and no hazards. */
export function stepsOf(isAdvanced: boolean): readonly Step[] {
  return isAdvanced ? STEPS : STEPS.filter((step) => step !== 'photos');
}

/** The step after one; the last has itself. */
export function stepAfter(step: Step, steps: readonly Step[] = STEPS): Step {
  return steps.find((other) => isBefore(step, other)) ?? step;
}

/** The step before one, or null for the first. */
export function stepBefore(step: Step, steps: readonly Step[] = STEPS): Step | null {
  return steps.findLast((other) => isBefore(other, step)) ?? null;
}

/** Whether a step comes before another. */
export function isBefore(step: Step, other: Step): boolean {
  return STEPS.indexOf(step) < STEPS.indexOf(other);
}
