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
  logo,
}: {
  request: RequestDetail;
  /** Address of the chosen Pro's logo, if there is one. */
  logo: string | undefined;
}) {
  const { mutate, isPending } = useRequestAction({
    run: () => askOtherVendors(request.id),
    show: () => showRows<RequestDetail>([{ id: request.id, asks_others: true }]),
    failed: "We couldn't ask other Pros",
  });
  // As long as no others are asked, the chosen Pro is the only one.
  const [chosen] = request.leads;
  if (!chosen || request.asks_others || hasEnded(chosen) || !OPEN.includes(request.state))
    return null;
  const name = nameOfVendor(chosen);
  return (
    <Alert tone="info" title={`You asked ${name} first`}>
      <VStack $gap={3}>
        <HStack $gap={3}>
          <Avatar name={name} src={logo} />
          <Text>Other Pros will be asked if {name} declines or doesn't respond in time.</Text>
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
