import { useMutation, useQueryClient } from '@tanstack/react-query';
import { submitRequest } from '@tree-service/market/api/requests';
import { paths } from '@tree-service/kernel/contract';
import { authState, isUnreachable, reportError } from '@tree-service/kernel';
import { useNavigate } from 'react-router';
import type { DraftStore } from '../draft/useDraft';
import { MissingPhotoError } from '../photos/uploadDraftPhoto';
import { uploads } from '../photos/usePhotoUploads';
import { submissionOf } from './submission';
import { useOnceReachable } from '../useOnceReachable';

/** Sending a draft. */
export interface DraftSubmission {
  submit: () => void;
  isSending: boolean;
  /** Why it failed; null while it did not. Everything is kept. */
  error: unknown;
}

/**
 * Uploads the photos of a complete draft and submits it, then leads to its confirmation, which has the
 * number and leads on to the request. Photos and draft carry keys of their own, so that sending again
 * after a lost answer has no second effect.
 */
export function useSubmitDraft({ draft, forget }: DraftStore): DraftSubmission {
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  const { mutate, isPending, error } = useMutation({
    // Offline it fails at once and says so, instead of waiting in silence.
    networkMode: 'always',
    mutationFn: async () => {
      const userId = authState().user?.id;
      if (userId === undefined) throw new Error('Please sign in to send your request.');
      const photos = await uploads.finish(userId, draft.photos);
      return submitRequest(submissionOf(draft, photos), draft.submitKey);
    },
    onSuccess: async ({ id, number }) => {
      forget();
      uploads.release();
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

  useOnceReachable(!isPending && isUnreachable(error), mutate);

  return {
    submit: () => mutate(),
    isSending: isPending,
    error,
  };
}
