import { useQuery } from '@tanstack/react-query';
import { tokenAccountQuery } from '@tree-service/market/api/tokens';
import { useRuleWords } from '@tree-service/market/features/rules';
import { Dialog, SkeletonText, Text, VStack } from '@tree-service/design';
import type { LeadDetail } from '../../../api/leads';
import { useVendorId } from '../../../area/vendorId';
import { useBusiness } from '../../../business/useBusiness';
import { TokenPrice, ShortOfTokens } from '../../../leads/TokenPrice';
import { refundRule } from '../../../leads/words';
import { QuoteBuilder } from './QuoteBuilder';

export interface AcceptAndQuoteProps {
  lead: LeadDetail;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The first quote of an open offer: sending it accepts the offer, too. */
export function AcceptAndQuote({ lead, open, onOpenChange }: AcceptAndQuoteProps) {
  const business = useBusiness();
  const rules = useRuleWords();
  const account = useQuery(tokenAccountQuery(useVendorId()));
  const isShort = account.data !== undefined && account.data.available < lead.token_price;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title="Accept and send your quote"
      description="Prefilled from this request and your price list. Edit anything you like."
    >
      {isShort ? (
        <ShortOfTokens />
      ) : business.isPending ? (
        <SkeletonText lines={5} />
      ) : (
        <QuoteBuilder
          lead={lead}
          last={undefined}
          prices={business.data?.vendor_prices ?? []}
          terms={business.data?.quote_terms ?? null}
          notice={
            <VStack $gap={1}>
              <Text weight="semibold">
                This request costs <TokenPrice tokens={lead.token_price} />.
              </Text>
              <Text size="sm" tone="muted">
                {refundRule(rules)}
              </Text>
            </VStack>
          }
          isCancelable
          onClose={() => onOpenChange(false)}
        />
      )}
    </Dialog>
  );
}
