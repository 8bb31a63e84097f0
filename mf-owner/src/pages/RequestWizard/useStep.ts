import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { reachableStep, isComplete } from './draft/completeness';
import type { Draft } from './draft/draft';
import { parseStep, stepAfter, stepBefore, STEPS, type Step } from './steps/stepOrder';

const STEP = 'step';
/** Set when a step was opened from the review and should lead back there. */
const CHANGING = 'change';

/** The current step and the navigation from it. */
export interface StepNavigation {
  step: Step;
  goOn: () => void;
  backAddress: string | null;
  /** The address of a step opened from the review. */
  changeAddress: (step: Step) => string;
}

function addressOf(step: Step, isChanging = false): string {
  const parameters = new URLSearchParams({ [STEP]: step });
  if (isChanging) parameters.set(CHANGING, 'true');
  return `?${parameters.toString()}`;
}

/**
 * The step in the address, or the furthest that can be reached. Each step is a history entry, and focus moves to its heading.
 */
export function useStep(
  draft: Draft,
  save: (answers: Partial<Draft>) => void,
  steps: readonly Step[] = STEPS,
): StepNavigation {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [parameters] = useSearchParams();
  const wanted = parseStep(parameters.get(STEP));
  const isChanging = parameters.get(CHANGING) === 'true';
  const reachable = reachableStep(wanted, draft);
  const step = steps.includes(reachable) ? reachable : stepAfter(reachable, steps);

  useEffect(() => {
    if (wanted !== step) void navigate(addressOf(step), { replace: true, state });
  }, [wanted, step, navigate, state]);

  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
  }, [step]);

  const before = stepBefore(step, steps);
  return {
    step,
    goOn: () => {
      const next = isChanging && isComplete(draft) ? 'review' : stepAfter(step, steps);
      save({ step: next });
      void navigate(addressOf(next));
    },
    backAddress: isChanging ? addressOf('review') : before && addressOf(before),
    changeAddress: (target) => addressOf(target, true),
  };
}
