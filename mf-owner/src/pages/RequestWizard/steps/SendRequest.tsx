import { useRuleWords } from '@tree-service/market/features/rules';
import { isUnreachable, messageOf } from '@tree-service/kernel';
import { Alert, Button, Text, VStack } from '@tree-service/design';
import type { DraftSubmission } from '../submit/useSubmitDraft';
import type { UploadProgress } from '../photos/uploadQueue';
import { UploadStatus } from '../photos/UploadStatus';
import { StepActions } from './StepActions';

/** Sends the request; after a failure says why, that everything is kept, and offers to try again. */
export function SendRequest({
  submission,
  uploads,
  backAddress,
}: {
  submission: DraftSubmission;
  /** How far the photos are. */
  uploads: UploadProgress;
  backAddress: string | null;
}) {
  const { prosOffered, prosPerRequest } = useRuleWords();
  const { submit, isSending, error } = submission;
  const arePhotosThere = uploads.sent === uploads.total;
  return (
    <VStack>
      {error !== null && !isSending && (
        <Alert tone="danger" role="alert" title="Your request was not sent">
          {messageOf(error)} Your answers and photos are kept on this device
          {isUnreachable(error) && ' and sent by themselves once you are back'}.
        </Alert>
      )}
      <Text size="sm" tone="muted">
        Free of charge. Your request is offered to up to {prosOffered} at a time, and at most{' '}
        {prosPerRequest} can take it. Nothing is agreed until you accept a quote.
      </Text>
      <StepActions backAddress={backAddress}>
        <Button size="lg" loading={isSending} onClick={submit}>
          {error === null ? 'Send request' : 'Try Again'}
        </Button>
      </StepActions>
      <Text role="status" size="sm" tone="muted">
        {isSending && arePhotosThere ? 'Sending your request…' : ''}
      </Text>
      {isSending && !arePhotosThere && <UploadStatus progress={uploads} />}
    </VStack>
  );
}
