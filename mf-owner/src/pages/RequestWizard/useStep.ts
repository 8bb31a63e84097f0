import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Draft } from './draft/draft';
import { LAST_STEP, parseStep, stepAfter, stepBefore, type Step } from './steps/stepOrder';
import { areTreesKnown, isComplete, reachableStep } from './submit/submission';

const STEP = 'step';
/** Set when a step was opened from the last one and should lead back there. */
const CHANGING = 'change';

export interface StepNavigation {
  step: Step;
  goOn: () => void;
  backAddress: string | null;
  /** The address of a step opened from the last one. */
  changeAddress: (step: Step) => string;
}

function addressOf(step: Step, isChanging = false): string {
  const parameters = new URLSearchParams({ [STEP]: step });
  if (isChanging) parameters.set(CHANGING, 'true');
  return `?${parameters.toString()}`;
}

/**
 * The step in the address, or the furthest that can be reached; `isTaking`: other facts in the address come first. Each step is a history entry, and focus moves to its heading.
 */
export function useStep(
  draft: Draft,
  save: (answers: Partial<Draft>) => void,
  isTaking: boolean,
): StepNavigation {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [parameters] = useSearchParams();
  const wanted = parseStep(parameters.get(STEP));
  const isChanging = parameters.get(CHANGING) === 'true';
  const step = reachableStep(wanted, draft);

  useEffect(() => {
    if (wanted !== step && !isTaking) void navigate(addressOf(step), { replace: true, state });
  }, [wanted, step, isTaking, navigate, state]);

  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
  }, [step]);

  const before = stepBefore(step);
  const nextStep = () => {
    if (isChanging && isComplete(draft)) return LAST_STEP;
    return step === 'price' && areTreesKnown(draft) ? stepAfter('trees') : stepAfter(step);
  };
  return {
    step,
    goOn: () => {
      const next = nextStep();
      save({ step: next });
      void navigate(addressOf(next));
    },
    backAddress: isChanging ? addressOf(LAST_STEP) : before && addressOf(before),
    changeAddress: (target) => addressOf(target, true),
  };
}
