import { useMutation, useQueryClient } from '@tanstack/react-query';
import { paths } from '@tree-service/kernel/contract';
import { authState, isUnreachable, reportError } from '@tree-service/kernel';
import { useNavigate } from 'react-router';
import { openRequestIn, submitRequest } from '../../../api/requests';
import type { Draft } from '../draft/draft';
import { noteSubmission } from '../draft/draftKeeper';
import type { DraftStore } from '../draft/useDraft';
import { MissingPhotoError } from '../photos/uploadDraftPhoto';
import { uploads } from '../photos/usePhotoUploads';
import { submissionOf } from './submission';
import { useOnceReachable } from '@tree-service/market/features/keptFiles';

export interface DraftSubmission {
  submit: () => void;
  isSending: boolean;
  /** Why the last attempt failed, or null. The draft is kept. */
  error: unknown;
  /** The open request for the same work at the same place, which the last attempt was refused for; null without one. */
  openRequest: string | null;
  /** Removes the draft, which has become needless. */
  forget: () => void;
}

/** What must change before a request that was refused as a duplicate can be sent. */
const subjectOf = ({ service, property }: Draft) =>
  [service.category, property.place, property.zip, property.address].join('\n');

/**
 * Uploads the photos of a complete draft, submits it and opens its confirmation. Photos and draft have idempotency keys, so that sending again after a lost response has no second effect.
 */
export function useSubmitDraft({ draft, forget }: DraftStore): DraftSubmission {
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  const subject = subjectOf(draft);

  const { mutate, isPending, error, variables } = useMutation({
    // Offline it fails immediately with a message instead of waiting.
    networkMode: 'always',
    mutationFn: async (_sent: string) => {
      const userId = authState().user?.id;
      if (userId === undefined) throw new Error('Please sign in to send your request.');
      const photos = await uploads.finish(userId, draft.photos);
      noteSubmission(true);
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
      // Without an answer, the request may have been sent all the same.
      if (isUnreachable(failure)) return;
      noteSubmission(false);
      if (failure instanceof MissingPhotoError) return;
      reportError(failure, { category: 'api', source: 'useSubmitDraft' });
    },
  });

  const openRequest = openRequestIn(error);
  const submit = () => mutate(subject);
  useOnceReachable(!isPending && isUnreachable(error), submit);

  return {
    submit,
    isSending: isPending,
    // Another service or place is not refused yet.
    error: openRequest !== null && variables !== subject ? null : error,
    openRequest: variables === subject ? openRequest : null,
    forget,
  };
}
