/** The steps of the request form, in order. Their names are the `step` parameter of the address. */
export const STEPS = ['price', 'trees', 'work', 'send'] as const;

export type Step = (typeof STEPS)[number];

export const LAST_STEP: Step = 'send';

/** Names of the steps in the progress bar. */
export const STEP_NAMES: Readonly<Record<Step, string>> = {
  price: 'Price',
  trees: 'Trees',
  work: 'Work',
  send: 'Send',
};

/** The step named in an address, or null. */
export function parseStep(value: string | null): Step | null {
  return STEPS.find((step) => step === value) ?? null;
}

/** The step after one; the last has itself. */
export function stepAfter(step: Step): Step {
  return STEPS[STEPS.indexOf(step) + 1] ?? step;
}

/** The step before one, or null for the first. */
export function stepBefore(step: Step): Step | null {
  return STEPS[STEPS.indexOf(step) - 1] ?? null;
}

/** Whether a step comes before another. */
export function isBefore(step: Step, other: Step): boolean {
  return STEPS.indexOf(step) < STEPS.indexOf(other);
}
