import { messageOf } from '@tree-service/shared/runtime';
import { Alert, Button, Text, VStack } from '@tree-service/shared/ui';
import type { DraftSubmission } from '../submit/useSubmitDraft';
import { StepActions } from './StepActions';

/** Sends the request; after a failure says why, that everything is kept, and offers to try again. */
export function SendRequest({
  submission,
  backAddress,
}: {
  submission: DraftSubmission;
  backAddress: string | null;
}) {
  const { submit, isSending, progress, error } = submission;
  return (
    <VStack>
      {error !== null && !isSending && (
        <Alert tone="danger" role="alert" title="Your request was not sent">
          {messageOf(error)} Your answers and photos are kept on this device.
        </Alert>
      )}
      <Text size="sm" tone="muted">
        Free of charge. Up to five Pros near you are asked, and at most three can take your request.
        Nothing is agreed until you accept a quote.
      </Text>
      <StepActions backAddress={backAddress}>
        <Button size="lg" loading={isSending} onClick={submit}>
          {error === null ? 'Send request' : 'Try Again'}
        </Button>
      </StepActions>
      <Text role="status" size="sm" tone="muted">
        {isSending ? progress : ''}
      </Text>
    </VStack>
  );
}
