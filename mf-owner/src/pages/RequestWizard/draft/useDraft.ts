import {
  clearPendingRequest,
  inspectPendingRequest,
  notify,
  reportError,
  savePendingRequest,
} from '@tree-service/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { openDraft, toPendingRequest, type Draft } from './draft';
import { forgetDraftPhotosExcept } from './draftPhotos';

/** The draft of the request form and how to change it. */
export interface DraftStore {
  draft: Draft;
  /** Merges answers into the draft and stores it in this browser. */
  save: (answers: Partial<Draft>) => void;
  /** Removes the stored draft and its photos once they were sent; what is on screen stays. */
  forget: () => void;
}

function tidyPhotos(keep: readonly string[]): void {
  forgetDraftPhotosExcept(keep).catch((error: unknown) => {
    reportError(error, { severity: 'warning', category: 'media', source: 'useDraft' });
  });
}

/**
 * The draft waiting in this browser, or a new one. Nothing is stored before the first answer. A draft
 * that cannot be read is dropped, and people are told once.
 */
export function useDraft(): DraftStore {
  const [opened] = useState(() => openDraft(inspectPendingRequest(), Date.now()));
  const [draft, setDraft] = useState(opened.draft);
  // Two answers saved in one go must not overwrite each other.
  const latest = useRef(opened.draft);

  useEffect(() => {
    tidyPhotos(opened.draft.photos.map(({ key }) => key));
    if (!opened.isStored) clearPendingRequest();
    if (!opened.wasUnreadable) return;
    notify.info('Your unsent request could not be restored', {
      description: 'It was saved by an earlier version of this site. Please start it again.',
      id: 'pending-request-dropped',
    });
  }, [opened]);

  const save = useCallback((answers: Partial<Draft>) => {
    latest.current = { ...latest.current, ...answers };
    savePendingRequest(toPendingRequest(latest.current, Date.now()));
    setDraft(latest.current);
  }, []);

  const forget = useCallback(() => {
    clearPendingRequest();
    tidyPhotos([]);
  }, []);

  return { draft, save, forget };
}
