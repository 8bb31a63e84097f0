import { useQuery } from '@tanstack/react-query';
import { useMarketplaceRules, useRuleWords } from '@tree-service/market/features/rules';
import { Button, Card, Section, Text, VStack } from '@tree-service/design';
import { useState } from 'react';
import type { LeadDetail } from '../../../api/leads';
import { tokensSpentOnLeadQuery } from '../../../api/tokens';
import { tokensInWords } from '../../../leads/words';
import { ClaimForm } from './ClaimForm';
import { ClaimOutcome } from './ClaimOutcome';
import { canClaim } from './claimRules';

/** Nothing while there is neither a claim nor anything to claim. */
export function ClaimPanel({ lead }: { lead: LeadDetail }) {
  const claim = lead.lead_credit_claims;
  const [claiming, setClaiming] = useState(false);
  const [openedAt] = useState(() => new Date());
  const { claim_days: days } = useMarketplaceRules();
  const { claim: claimTime } = useRuleWords();
  const possible = canClaim(lead, days, openedAt);
  const spent = useQuery({ ...tokensSpentOnLeadQuery(lead.id), enabled: possible });
  if (claim === null && !(possible && spent.data)) return null;
  return (
    <Section title="Token refund">
      <Card>
        {claim !== null ? (
          <ClaimOutcome claim={claim} timeZone={lead.service_requests.time_zone} />
        ) : claiming ? (
          <ClaimForm leadId={lead.id} onCancel={() => setClaiming(false)} />
        ) : (
          <VStack $gap={3}>
            <Text>
              You spent {tokensInWords(spent.data ?? 0)} on this request. If something was wrong
              with it, you can claim a refund once, within {claimTime} of the owner&apos;s reply.
            </Text>
            <div>
              <Button variant="outline" onClick={() => setClaiming(true)}>
                Claim a refund
              </Button>
            </div>
          </VStack>
        )}
      </Card>
    </Section>
  );
}
