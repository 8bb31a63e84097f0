import { Button, media, space } from '@tree-service/shared/ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { AcceptLeadDialog } from './AcceptLeadDialog';
import { DeclineLeadDialog } from './DeclineLeadDialog';
import type { OfferedLead } from './offeredLead';
import { offerUrgency } from './offerClock';
import { useNow } from './useNow';
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

/** The two buttons of an open offer, gone once its time is over; children stand beside them. */
export function LeadDecision({ lead, children }: { lead: OfferedLead; children?: ReactNode }) {
  const [asking, setAsking] = useState<'accept' | 'decline' | null>(null);
  const over = offerUrgency(lead.offer_expires_at, useNow()) === 'over';
  if (over && asking === null) return children ? <Buttons>{children}</Buttons> : null;
  return (
    <>
      <Buttons>
        <Button onClick={() => setAsking('accept')}>
          Accept for {tokensInWords(lead.token_price)}
        </Button>
        <Button variant="outline" onClick={() => setAsking('decline')}>
          Decline
        </Button>
        {children}
      </Buttons>
      <AcceptLeadDialog
        lead={lead}
        open={asking === 'accept'}
        onOpenChange={(open) => setAsking(open ? 'accept' : null)}
      />
      <DeclineLeadDialog
        lead={lead}
        open={asking === 'decline'}
        onOpenChange={(open) => setAsking(open ? 'decline' : null)}
      />
    </>
  );
}
