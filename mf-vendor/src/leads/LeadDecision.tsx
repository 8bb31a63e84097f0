import { useNow } from '@tree-service/design/hooks';
import { Button, media, space, VStack } from '@tree-service/design';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { UndoLine } from '@tree-service/market/features/undo';
import { AcceptLeadDialog, type OfferedLead } from './AcceptLeadDialog';
import { DeclineReasons } from './DeclineReasons';
import { offerUrgency } from './OfferCountdown';
import { useDecline } from './useDecline';
import { tokensInWords } from './words';

// Full width on a phone, and beside each other.
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  ${media.mobile} {
    & > * {
      flex: 1 0 auto;
      padding-inline: ${space(4)};
    }
  }
`;

/** The actions of an open offer, nothing once it has expired; `children` are next to Accept. */
export function LeadDecision({ lead, children }: { lead: OfferedLead; children?: ReactNode }) {
  const [accepting, setAccepting] = useState(false);
  const [declining, setDeclining] = useState(false);
  const reasons = useId();
  const decline = useDecline(lead.id);
  const isOver = offerUrgency(lead.offer_expires_at, useNow(1000)) === 'over';
  if (decline.reason !== null) {
    return (
      <UndoLine isSending={decline.isSending} onUndo={decline.undo}>
        Declined: {decline.reason}
      </UndoLine>
    );
  }
  if (isOver && !accepting) return children ? <Buttons>{children}</Buttons> : null;
  return (
    <VStack $gap={4}>
      <Buttons>
        <Button size="lg" onClick={() => setAccepting(true)}>
          Accept for {tokensInWords(lead.token_price)}
        </Button>
        {children}
        <Button
          size="lg"
          variant="outline"
          aria-expanded={declining}
          aria-controls={reasons}
          onClick={() => setDeclining(!declining)}
        >
          Decline
        </Button>
      </Buttons>
      <div id={reasons} hidden={!declining}>
        <DeclineReasons
          leadId={lead.id}
          onDecline={(reason) => {
            setDeclining(false);
            decline.start(reason);
          }}
        />
      </div>
      <AcceptLeadDialog lead={lead} open={accepting} onOpenChange={setAccepting} />
    </VStack>
  );
}
