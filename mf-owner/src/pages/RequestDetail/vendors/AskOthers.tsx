import { useQuery } from '@tanstack/react-query';
import { offerStatusQuery } from '@tree-service/market/api/offers';
import type { RequestDetail } from '@tree-service/market/api/requests';
import { showRows } from '@tree-service/market/api/showRows';
import { Alert, Avatar, Button, HStack, Text, VStack } from '@tree-service/design';
import { askOtherVendors } from '../../../api/requests';
import { useRequestAction } from '../useRequestAction';
import { hasEnded, nameOfVendor } from './ownerLead';

const OPEN: readonly RequestDetail['state'][] = ['submitted', 'matching', 'open'];

/** Where one chosen Pro was asked first: says so, and lets the owner have others asked now. */
export function AskOthers({
  request,
  logoOf,
}: {
  request: RequestDetail;
  /** Address of a Pro's logo, if there is one. */
  logoOf: (vendorId: string) => string | undefined;
}) {
  const { mutate, isPending } = useRequestAction({
    run: () => askOtherVendors(request.id),
    show: () => showRows<RequestDetail>([{ id: request.id, asks_others: true }]),
    failed: "We couldn't ask other Pros",
  });
  const isOpen = OPEN.includes(request.state) && !request.asks_others;
  const { data: status } = useQuery({ ...offerStatusQuery(request.id), enabled: isOpen });
  const chosen = request.leads.find(({ vendor_id }) => vendor_id === status?.asked_vendor_id);
  if (!isOpen || !status || !chosen || hasEnded(chosen)) return null;
  const name = nameOfVendor(chosen);
  return (
    <Alert tone="info" title={`You asked ${name} first`}>
      <VStack $gap={3}>
        <HStack $gap={3}>
          <Avatar name={name} src={logoOf(chosen.vendor_id)} />
          <Text>
            {status.waiting > 0
              ? `Other Pros will be asked if ${name} declines or doesn't respond in time.`
              : 'No other Pro near you is available right now.'}
          </Text>
        </HStack>
        <div>
          <Button size="sm" variant="outline" loading={isPending} onClick={() => mutate()}>
            Ask other Pros now
          </Button>
        </div>
      </VStack>
    </Alert>
  );
}
