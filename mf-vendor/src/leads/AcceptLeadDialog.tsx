import { useRuleWords } from '@tree-service/market/features/rules';
import { useQuery } from '@tanstack/react-query';
import { tokenAccountQuery } from '@tree-service/market/api/tokens';
import { paths } from '@tree-service/kernel/contract';
import { SERVICES } from '@tree-service/domain';
import { messageOf } from '@tree-service/kernel';
import {
  Alert,
  Button,
  DescriptionList,
  Dialog,
  DialogClose,
  Link,
  Text,
  VStack,
} from '@tree-service/design';
import { useVendorId } from '../area/vendorId';
import { CompetitionText } from './CompetitionText';
import type { OfferedLead } from './offeredLead';
import { useAcceptLead } from './useLeadActions';
import { refundRule, tokensInWords } from './words';

/** Asks before tokens are held: price, balance, competitors and the refund rule. */
export function AcceptLeadDialog({
  lead,
  open,
  onOpenChange,
}: {
  lead: OfferedLead;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const rules = useRuleWords();
  const account = useQuery(tokenAccountQuery(useVendorId()));
  const accept = useAcceptLead(() => onOpenChange(false));
  const { number, category, contact_name: name } = lead.service_requests;
  const available = account.data?.available;
  const short = available !== undefined && available < lead.token_price;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Accept this request?"
      description={`${SERVICES[category].name} for ${name}, request ${number}`}
      footer={
        <>
          <DialogClose>
            <Button variant="outline">Not now</Button>
          </DialogClose>
          <Button loading={accept.isPending} disabled={short} onClick={() => accept.mutate(lead)}>
            Accept for {tokensInWords(lead.token_price)}
          </Button>
        </>
      }
    >
      <VStack $gap={4}>
        <DescriptionList
          items={[
            { term: 'Price', description: tokensInWords(lead.token_price) },
            {
              term: 'You have',
              description: available === undefined ? '…' : `${tokensInWords(available)} available`,
            },
            { term: 'Competitors', description: <CompetitionText lead={lead} /> },
          ]}
        />
        {short && (
          <Alert tone="warning" title="You do not have enough tokens for this">
            An administrator can grant you more. See{' '}
            <Link to={paths.vendorTokens()}>Token Management</Link>.
          </Alert>
        )}
        {account.isError && <Alert tone="warning">{messageOf(account.error)}</Alert>}
        <Text size="sm" tone="muted">
          {refundRule(rules)}
        </Text>
      </VStack>
    </Dialog>
  );
}
