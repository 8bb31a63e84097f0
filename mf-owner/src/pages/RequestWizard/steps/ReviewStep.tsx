import { isOwner, useAuth } from '@tree-service/kernel';
import { VStack } from '@tree-service/design';
import type { Draft } from '../draft/draft';
import type { UploadProgress } from '../photos/uploadQueue';
import type { DraftSubmission } from '../submit/useSubmitDraft';
import { ReviewAnswers } from './ReviewAnswers';
import { SendRequest } from './SendRequest';
import { SignInToSend } from './SignInToSend';
import type { Step } from './stepOrder';

export interface ReviewStepProps {
  draft: Draft;
  submission: DraftSubmission;
  uploads: UploadProgress;
  addressOf: (step: Step) => string;
  backAddress: string | null;
}

/** Shows all answers and sends the request, after sign-in for visitors. */
export function ReviewStep(props: ReviewStepProps) {
  const { draft, submission, uploads, addressOf, backAddress } = props;
  const mayOwn = useAuth((auth) => auth.status === 'signedIn' && isOwner(auth));
  return (
    <VStack $gap={6}>
      <ReviewAnswers draft={draft} addressOf={addressOf} />
      {mayOwn ? (
        <SendRequest submission={submission} uploads={uploads} backAddress={backAddress} />
      ) : (
        <SignInToSend backAddress={backAddress} />
      )}
    </VStack>
  );
}
