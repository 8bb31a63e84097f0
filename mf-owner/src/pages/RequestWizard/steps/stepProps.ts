import type { SearchAhead } from '@tree-service/domain';
import type { Draft } from '../draft/draft';
import type { UploadProgress } from '@tree-service/market/features/keptFiles';
import type { DraftPhotos } from '../photos/useDraftPhotos';

export interface StepProps {
  draft: Draft;
  /** Merges answers into the draft and stores it. */
  save: (answers: Partial<Draft>) => void;
  /** Called when the step's answers are valid and saved. */
  onNext: () => void;
  photos: DraftPhotos;
  /** Of the photos' upload; null while no one is signed in. */
  progress: UploadProgress | null;
  /** Whether a Pro would be asked; null while it is not known. */
  search: SearchAhead | null;
  /** Null for the first step. */
  backAddress: string | null;
}
