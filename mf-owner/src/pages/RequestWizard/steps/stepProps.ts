import type { Draft } from '../draft/draft';
import type { DraftPhotos } from '../photos/useDraftPhotos';

export interface StepProps {
  draft: Draft;
  /** Merges answers into the draft and stores it. */
  save: (answers: Partial<Draft>) => void;
  /** Called when the step's answers are valid and saved. */
  onNext: () => void;
  photos: DraftPhotos;
  /** Null for the first step. */
  backAddress: string | null;
}
