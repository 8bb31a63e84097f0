import { useRuleWords } from '@tree-service/market/features/rules';
import { isUnreachable, messageOf } from '@tree-service/kernel';
import { Alert, Button, Text, VStack } from '@tree-service/design';
import type { SearchAhead } from '@tree-service/domain';
import type { Draft } from '../draft/draft';
import type { DraftSubmission } from '../submit/useSubmitDraft';
import type { UploadProgress } from '../photos/uploadQueue';
import { UploadStatus } from '../photos/UploadStatus';
import { OpenAlready } from './OpenAlready';
import { StepActions } from './StepActions';

/** The send button; after a failure, the reason and a retry where another attempt can succeed. */
export function SendRequest({
  draft,
  submission,
  search,
  uploads,
  backAddress,
}: {
  draft: Pick<Draft, 'ask'>;
  submission: DraftSubmission;
  /** Whether a Pro would be asked; null while it is not known. */
  search: SearchAhead | null;
  /** Progress of the photo uploads. */
  uploads: UploadProgress;
  backAddress: string | null;
}) {
  const { vendorsOffered, vendorsPerRequest } = useRuleWords();
  const { isSending, error, openRequest } = submission;
  const arePhotosThere = uploads.sent === uploads.total;
  if (openRequest !== null && !isSending) {
    return (
      <VStack>
        <OpenAlready
          requestId={openRequest}
          askedVendorId={draft.ask?.vendorId ?? null}
          submission={submission}
        />
        <StepActions backAddress={backAddress}>{null}</StepActions>
      </VStack>
    );
  }
  return (
    <VStack>
      {error !== null && !isSending && (
        <Alert tone="danger" role="alert" title="Your request wasn't sent">
          {messageOf(error)} Your answers and photos are saved on this device
          {isUnreachable(error) && " and will be sent automatically when you're back online"}.
        </Alert>
      )}
      <Text size="sm" tone="muted">
        Free of charge.{' '}
        {search === 'asked' &&
          `Your request is offered to up to ${vendorsOffered} at a time, and at most ${vendorsPerRequest} can take it. `}
        Nothing is agreed until you accept a quote.
      </Text>
      <StepActions backAddress={backAddress}>
        <Button type="submit" size="lg" loading={isSending}>
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
