import { lazy, useEffect } from 'react';
import { PriceStep } from './steps/PriceStep';

const loaders = {
  trees: async () => ({ default: (await import('./steps/TreesStep')).TreesStep }),
  work: async () => ({ default: (await import('./steps/WorkStep')).WorkStep }),
  send: async () => ({ default: (await import('./steps/SendStep')).SendStep }),
} as const;

/** The form of each step. The first comes with the page; the others, which weigh more, come after it. */
export const stepForms = {
  price: PriceStep,
  trees: lazy(loaders.trees),
  work: lazy(loaders.work),
} as const;

export const SendStep = lazy(loaders.send);

/** Downloads the other steps once the first one is there. */
export function useStepsAhead(): void {
  useEffect(() => {
    for (const load of Object.values(loaders)) {
      load().catch((cause: unknown) => console.info('A step could not be preloaded.', cause));
    }
  }, []);
}
