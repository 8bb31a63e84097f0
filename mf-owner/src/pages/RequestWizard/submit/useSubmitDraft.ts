import { useMutation, useQueryClient } from '@tanstack/react-query';
import { submitRequest } from '@tree-service/shared/api/requests';
import { paths } from '@tree-service/shared/contract';
import { authState, isUnreachable, reportError, returnMemory } from '@tree-service/shared/runtime';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { DraftStore } from '../draft/useDraft';
import { submissionOf } from './submission';
import { MissingPhotoError, uploadDraftPhotos } from './uploadDraftPhotos';

/** Sending a draft. */
export interface DraftSubmission {
  submit: () => void;
  isSending: boolean;
  /** What is happening while it is sent. */
  progress: string;
  /** Why it failed; null while it did not. Everything is kept. */
  error: unknown;
}

function progressText(arrived: number, photos: number): string {
  return arrived < photos ? `Sending photo ${arrived + 1} of ${photos}…` : 'Sending your request…';
}

/**
 * Uploads the photos of a complete draft and submits it, then leads to its confirmation, which has the
 * number and leads on to the request. Photos and draft carry keys of their own, so that sending again
 * after a lost answer has no second effect.
 */
export function useSubmitDraft({ draft, forget }: DraftStore): DraftSubmission {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [arrived, setArrived] = useState(0);

  const { mutate, isPending, error } = useMutation({
    // Offline it fails at once and says so, instead of waiting in silence.
    networkMode: 'always',
    mutationFn: async () => {
      const userId = authState().user?.id;
      if (userId === undefined) throw new Error('Please sign in to send your request.');
      setArrived(0);
      const photos = await uploadDraftPhotos(userId, draft.photos, setArrived);
      return submitRequest(submissionOf(draft, photos), draft.submitKey);
    },
    onSuccess: async ({ id, number }) => {
      forget();
      returnMemory.forgetSource();
      for (const key of ['requests', 'properties', 'profiles']) {
        void queryClient.invalidateQueries({ queryKey: [key] });
      }
      // The address names the request too, so that the page can be kept, reloaded and come back to.
      await navigate(`${paths.confirmation()}?request=${id}`, {
        replace: true,
        state: { requestId: id, number },
      });
    },
    onError: (failure) => {
      if (isUnreachable(failure) || failure instanceof MissingPhotoError) return;
      reportError(failure, { category: 'api', source: 'useSubmitDraft' });
    },
  });

  return {
    submit: () => mutate(),
    isSending: isPending,
    progress: progressText(arrived, draft.photos.length),
    error,
  };
}
