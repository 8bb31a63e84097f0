import { useRuleWords } from '@tree-service/market/features/rules';
import { isUnreachable, messageOf } from '@tree-service/kernel';
import { Alert, Button, Text, VStack } from '@tree-service/design';
import type { SearchAhead } from '@tree-service/domain';
import { useQuery } from '@tanstack/react-query';
import { paths } from '@tree-service/kernel/contract';
import { publicProfileQuery } from '@tree-service/market/api/vendors';
import { openRequestsQuery } from '../../../api/requests';
import { useOwnerId } from '../../../area/useOwnerId';
import type { Draft } from '../draft/draft';
import type { DraftSubmission } from '../submit/useSubmitDraft';
import { UploadStatus, type UploadProgress } from '@tree-service/market/features/keptFiles';
import { uploads as photoUploads } from '../photos/usePhotoUploads';
import { AskForOpenRequest } from '../ask/AskForOpenRequest';
import { StepActions } from './StepActions';

/** In place of sending: the same work is requested already, and the Pro who was chosen can be asked for it. */
function OpenAlready({
  requestId,
  askedVendorId,
  submission: { error, forget },
}: {
  requestId: string;
  /** The Pro the draft asks first; null for none. */
  askedVendorId: string | null;
  submission: DraftSubmission;
}) {
  const ownerId = useOwnerId();
  const { data: requests = [] } = useQuery(openRequestsQuery(ownerId));
  const { data: profile } = useQuery({
    ...publicProfileQuery(askedVendorId ?? ''),
    enabled: askedVendorId !== null,
  });
  const request = requests.find(({ id }) => id === requestId);
  return (
    <Alert
      tone="warning"
      role="alert"
      title="You've already requested this"
      actions={
        <>
          {request && profile && (
            <AskForOpenRequest
              vendor={{ id: profile.vendor_id, name: profile.business_name }}
              request={request}
              onAsked={forget}
            />
          )}
          <Button asLink size="sm" variant="outline" to={paths.requestDetail(requestId)}>
            {request ? `Open request #${request.number}` : 'Open that request'}
          </Button>
        </>
      }
    >
      {messageOf(error)} Choose another service or property to send this one as well.
    </Alert>
  );
}

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
      {isSending && !arePhotosThere && (
        <UploadStatus progress={uploads} onRetry={photoUploads.resume} />
      )}
    </VStack>
  );
}
