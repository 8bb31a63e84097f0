import type { VendorSearch } from '@tree-service/domain';
import { Button, HStack, VStack } from '@tree-service/design';
import { notify } from '@tree-service/kernel';
import type { RequestDetail } from '@tree-service/market/api/requests';
import { DangerNotice } from '@tree-service/market/features/vendorSearch';
import { askAgain, confirmStillNeeded } from '../../../api/requests';
import { CancelRequest } from '../cancel/CancelRequest';
import { useRequestAction } from '../useRequestAction';
import { ChangeRequest } from './ChangeRequest';

const announce = (vendors: number) =>
  notify.success(
    vendors === 0
      ? 'No Pro could be asked yet'
      : `${vendors} ${vendors === 1 ? 'Pro' : 'Pros'} asked`,
  );

function StillNeeded({ request }: { request: RequestDetail }) {
  const { mutate, isPending } = useRequestAction({
    run: () => confirmStillNeeded(request.id),
    failed: "We couldn't save your answer",
    onDone: announce,
  });
  return (
    <HStack $gap={3} $wrap>
      <Button loading={isPending} onClick={() => mutate()}>
        Yes, still needed
      </Button>
      <CancelRequest request={request} label="No, cancel request" variant="outline" />
    </HStack>
  );
}

function AskAgain({ requestId }: { requestId: string }) {
  const { mutate, isPending } = useRequestAction({
    run: () => askAgain(requestId),
    failed: "We couldn't ask again",
    onDone: announce,
  });
  return (
    <Button loading={isPending} onClick={() => mutate()}>
      Ask again
    </Button>
  );
}

/** What the owner of a request that no Pro has can do, and for dangerous work who to call meanwhile. */
export function SearchActions({
  request,
  search,
  canAskAgain,
}: {
  request: RequestDetail;
  search: Exclude<VendorSearch, 'asked'>;
  /** Whether the server would let the owner ask again now. */
  canAskAgain: boolean;
}) {
  const isDangerous = request.category === 'emergency' || request.timing === 'emergency';
  return (
    <VStack $gap={4}>
      {isDangerous && <DangerNotice />}
      {search === 'still_needed' ? (
        <StillNeeded request={request} />
      ) : (
        <HStack $gap={3} $wrap>
          {search === 'none_left' && canAskAgain && <AskAgain requestId={request.id} />}
          <ChangeRequest request={request} />
        </HStack>
      )}
    </VStack>
  );
}
