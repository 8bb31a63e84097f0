import { useMutation, useQueryClient } from '@tanstack/react-query';
import { paths } from '@tree-service/kernel/contract';
import { authState, isUnreachable, reportError } from '@tree-service/kernel';
import { useNavigate } from 'react-router';
import { submitRequest } from '../../../api/requests';
import type { DraftStore } from '../draft/useDraft';
import { MissingPhotoError } from '../photos/uploadDraftPhoto';
import { uploads } from '../photos/usePhotoUploads';
import { submissionOf } from './submission';
import { useOnceReachable } from '../useOnceReachable';

export interface DraftSubmission {
  submit: () => void;
  isSending: boolean;
  /** Why the last attempt failed, or null. The draft is kept. */
  error: unknown;
}

/**
 * Uploads the photos of a complete draft, submits it and opens its confirmation. Photos and draft have idempotency keys, so that sending again after a lost response has no second effect.
 */
export function useSubmitDraft({ draft, forget }: DraftStore): DraftSubmission {
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  const { mutate, isPending, error } = useMutation({
    // Offline it fails immediately with a message instead of waiting.
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
      // The address has the request id, so that the page can be reloaded and bookmarked.
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
