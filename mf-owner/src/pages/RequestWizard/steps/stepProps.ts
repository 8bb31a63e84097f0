import type { Draft } from '../draft/draft';
import type { DraftPhotos } from '../photos/useDraftPhotos';

/** What every step is given. */
export interface StepProps {
  draft: Draft;
  /** Merges answers into the draft and stores it. */
  save: (answers: Partial<Draft>) => void;
  /** Goes on; the step's answers are valid and saved. */
  onNext: () => void;
  photos: DraftPhotos;
  /** The address of the step before, null for the first. */
  backAddress: string | null;
}
