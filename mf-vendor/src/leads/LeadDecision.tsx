import { useNow } from '@tree-service/design/hooks';
import { Button, media, space, VStack } from '@tree-service/design';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { AcceptLeadDialog } from './AcceptLeadDialog';
import { DeclinedNotice } from './DeclinedNotice';
import { DeclineReasons } from './DeclineReasons';
import type { OfferedLead } from './offeredLead';
import { offerUrgency } from './offerClock';
import { useDecline } from './useDecline';
import { tokensInWords } from './words';

// On a phone the decision takes the whole width, within reach of a thumb.
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  ${media.mobile} {
    & > * {
      flex: 1 0 auto;
    }
    & > :first-child:not(:only-child) {
      flex-basis: 100%;
    }
  }
`;

/** What can be done about an open offer, gone once its time is over; children stand beside Accept. */
export function LeadDecision({ lead, children }: { lead: OfferedLead; children?: ReactNode }) {
  const [accepting, setAccepting] = useState(false);
  const decline = useDecline(lead.id);
  const over = offerUrgency(lead.offer_expires_at, useNow(1000)) === 'over';
  if (decline.reason !== null) return <DeclinedNotice decline={decline} />;
  if (over && !accepting) return children ? <Buttons>{children}</Buttons> : null;
  return (
    <VStack $gap={4}>
      <Buttons>
        <Button size="lg" onClick={() => setAccepting(true)}>
          Accept for {tokensInWords(lead.token_price)}
        </Button>
        {children}
      </Buttons>
      <DeclineReasons onDecline={decline.start} />
      <AcceptLeadDialog lead={lead} open={accepting} onOpenChange={setAccepting} />
    </VStack>
  );
}
