import { useRuleWords } from '@tree-service/market/features/rules';
import { useQuery } from '@tanstack/react-query';
import { tokenAccountQuery } from '@tree-service/market/api/tokens';
import { SERVICES } from '@tree-service/domain';
import { messageOf } from '@tree-service/kernel';
import {
  Alert,
  Button,
  DescriptionList,
  Dialog,
  DialogClose,
  Text,
  VStack,
} from '@tree-service/design';
import type { InboxLead } from '../api/leadInbox';
import { useVendorId } from '../area/vendorId';
import { CompetitionText } from './CompetitionText';
import { TokenPrice, ShortOfTokens } from './TokenPrice';
import { useAcceptLead } from './useLeadActions';
import { refundRule, tokensInWords } from './words';

export type OfferedLead = Pick<
  InboxLead,
  'id' | 'request_id' | 'state' | 'token_price' | 'offer_expires_at' | 'competition'
> & {
  service_requests: Pick<InboxLead['service_requests'], 'number' | 'category' | 'contact_name'>;
};

export interface AcceptLeadDialogProps {
  lead: OfferedLead;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function AcceptLeadDialog({ lead, open, onOpenChange }: AcceptLeadDialogProps) {
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
      description={`${SERVICES[category].name} for ${name}, request #${number}`}
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
            { term: 'Price', description: <TokenPrice tokens={lead.token_price} /> },
            {
              term: 'You have',
              description: available === undefined ? '…' : `${tokensInWords(available)} available`,
            },
            { term: 'Competitors', description: <CompetitionText lead={lead} /> },
          ]}
        />
        {short && <ShortOfTokens />}
        {account.isError && <Alert tone="warning">{messageOf(account.error)}</Alert>}
        <Text size="sm" tone="muted">
          {refundRule(rules)}
        </Text>
      </VStack>
    </Dialog>
  );
}
