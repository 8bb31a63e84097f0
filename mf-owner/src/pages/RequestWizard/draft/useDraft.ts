import { notify, reportError } from '@tree-service/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Draft } from './draft';
import { forgetDraft, keepDraft, openKeptDraft } from './draftKeeper';
import { forgetDraftPhotosExcept } from './draftPhotos';

export interface DraftStore {
  draft: Draft;
  /** Merges answers into the draft and stores it in this browser. */
  save: (answers: Partial<Draft>) => void;
  /** Removes the stored draft and its photos after sending; the page keeps showing them. */
  forget: () => void;
}

function tidyPhotos(keep: readonly string[]): void {
  forgetDraftPhotosExcept(keep).catch((error: unknown) => {
    reportError(error, { severity: 'warning', category: 'media', source: 'useDraft' });
  });
}

/**
 * The stored draft, or a new one. Nothing is stored before the first answer. An unreadable draft is dropped with a notice.
 */
export function useDraft(): DraftStore {
  const [opened] = useState(openKeptDraft);
  const [draft, setDraft] = useState(opened.draft);
  // Two answers saved at once must not overwrite each other.
  const latest = useRef(opened.draft);

  useEffect(() => {
    tidyPhotos(opened.draft.photos.map(({ key }) => key));
    if (!opened.isStored) forgetDraft();
    if (!opened.wasUnreadable) return;
    notify.info("We couldn't restore your unsent request", {
      description: 'It was saved by an earlier version of this site. Please start it again.',
      id: 'pending-request-dropped',
    });
  }, [opened]);

  const save = useCallback((answers: Partial<Draft>) => {
    latest.current = { ...latest.current, ...answers };
    keepDraft(latest.current);
    setDraft(latest.current);
  }, []);

  const forget = useCallback(() => {
    forgetDraft();
    tidyPhotos([]);
  }, []);

  return { draft, save, forget };
}
