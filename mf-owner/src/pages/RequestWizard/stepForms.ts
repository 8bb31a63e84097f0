import { lazy, useEffect } from 'react';
import { ServiceStep } from './steps/ServiceStep';

const loaders = {
  property: async () => ({ default: (await import('./place/PropertyStep')).PropertyStep }),
  trees: async () => ({ default: (await import('./steps/TreesStep')).TreesStep }),
  photos: async () => ({ default: (await import('./photos/PhotosStep')).PhotosStep }),
  access: async () => ({ default: (await import('./steps/AccessStep')).AccessStep }),
  timing: async () => ({ default: (await import('./steps/TimingStep')).TimingStep }),
  estimate: async () => ({ default: (await import('./steps/EstimateStep')).EstimateStep }),
  contact: async () => ({ default: (await import('./steps/ContactStep')).ContactStep }),
  review: async () => ({ default: (await import('./steps/ReviewStep')).ReviewStep }),
} as const;

/** The form of each step. The first comes with the page; the others, which weigh more, come after it. */
export const stepForms = {
  service: ServiceStep,
  property: lazy(loaders.property),
  trees: lazy(loaders.trees),
  access: lazy(loaders.access),
  timing: lazy(loaders.timing),
  estimate: lazy(loaders.estimate),
  contact: lazy(loaders.contact),
} as const;

export const PhotosStep = lazy(loaders.photos);
export const ReviewStep = lazy(loaders.review);

/** Downloads the other steps once the first one is there. */
export function useStepsAhead(): void {
  useEffect(() => {
    for (const load of Object.values(loaders)) {
      load().catch((cause: unknown) => console.info('A step could not be preloaded.', cause));
    }
  }, []);
}
