import { formatCentsRange, formatMiles, momentInZone, statusOfLead } from '@tree-service/domain';
import { useRuleWords } from '@tree-service/market/features/rules';
import { Button, Card, HStack, media, StatePill, Text, VStack } from '@tree-service/design';
import { useNow } from '@tree-service/design/hooks';
import { useState } from 'react';
import styled from 'styled-components';
import type { LeadDetail } from '../../api/leads';
import { CompetitionText } from '../../leads/CompetitionText';
import { groupOfLead } from '../../leads/leadGroups';
import { LeadDecision } from '../../leads/LeadDecision';
import { OfferCountdown } from '../../leads/OfferCountdown';
import { TokenPrice } from '../../leads/TokenPrice';
import { refundRule } from '../../leads/words';
import { FactGrid } from './FactGrid';
import { leadStatus } from './leadStatus';
import { AcceptAndQuote } from './quote/AcceptAndQuote';
import { WithdrawFromRequest } from './withdraw/WithdrawFromRequest';
import { nextStep } from './NextStepBar';

// On a phone the bar of the next step has this button.
const BesideBar = styled.div`
  ${media.mobile} {
    display: none;
  }
`;

/** The lead's status and price, and the decision while it is an open offer. */
export function LeadStatusCard({ lead }: { lead: LeadDetail }) {
  const rules = useRuleWords();
  const request = lead.service_requests;
  const group = groupOfLead(lead.state);
  const zone = request.time_zone;
  const [isQuoting, setQuoting] = useState(false);
  const step = nextStep(lead, useNow(1000));
  return (
    <Card $tone={group === 'new' ? 'brand' : 'plain'}>
      <VStack $gap={4}>
        <HStack $gap={2} $wrap>
          <StatePill status={statusOfLead(lead)} />
          {group === 'new' && <OfferCountdown endsAt={lead.offer_expires_at} timeZone={zone} />}
        </HStack>
        <Text>{leadStatus(lead, request.contact_name, rules, lead.quotes[0]?.state)}</Text>
        {group === 'new' && (
          <LeadDecision lead={lead}>
            {step?.kind === 'accept' && (
              <BesideBar>
                <Button size="lg" variant="outline" onClick={() => setQuoting(true)}>
                  Accept and quote
                </Button>
              </BesideBar>
            )}
          </LeadDecision>
        )}
        <AcceptAndQuote lead={lead} open={isQuoting} onOpenChange={setQuoting} />
        {(group === 'new' || group === 'active') && (
          <FactGrid
            items={[
              { term: 'Distance', description: formatMiles(lead.distance_km) },
              {
                term: 'Estimate',
                description: formatCentsRange(
                  request.estimate_low_cents,
                  request.estimate_high_cents,
                ),
              },
              { term: 'Price', description: <TokenPrice tokens={lead.token_price} /> },
              { term: 'Competitors', description: <CompetitionText lead={lead} />, wide: true },
              ...(group === 'new'
                ? [
                    {
                      term: 'Offer ends',
                      wide: true,
                      description: momentInZone(lead.offer_expires_at, zone),
                    },
                  ]
                : []),
            ]}
          />
        )}
        {group === 'new' && (
          <Text size="sm" tone="muted">
            {refundRule(rules)}
          </Text>
        )}
        <WithdrawFromRequest lead={lead} />
      </VStack>
    </Card>
  );
}
