import { useQuery } from '@tanstack/react-query';
import { useMarketplaceRules, useRuleWords } from '@tree-service/market/features/rules';
import {
  Button,
  Card,
  HStack,
  Section,
  StatusPill,
  Text,
  VStack,
  WrittenText,
} from '@tree-service/design';
import { useState } from 'react';
import { showRows } from '@tree-service/market/api/showRows';
import {
  canMove,
  CREDIT_CLAIM_STATES,
  formatAge,
  formatTimeLeft,
  momentInZone,
} from '@tree-service/domain';
import { useAction, useNow } from '@tree-service/design/hooks';
import { ReasonDialog } from '@tree-service/design/forms';
import type { LeadDetail } from '../../../api/leads';
import { tokensSpentOnLeadQuery } from '../../../api/tokens';
import { tokensInWords } from '../../../leads/words';
import { appealCreditClaim, withdrawCreditClaim } from '../../../api/claims';
import { ClaimForm, canClaim, CREDIT_REASONS } from './ClaimForm';

const STALE = [['leads'], ['tokens'], ['claims'], ['requests']] as const;

type ClaimFacts = Pick<
  NonNullable<LeadDetail['lead_credit_claims']>,
  'state' | 'tokens' | 'due_at' | 'answered_by'
>;

export function claimInWords(claim: ClaimFacts, timeZone: string, now: Date): string {
  const tokens = tokensInWords(claim.tokens);
  switch (claim.state) {
    case 'submitted':
      return `You claimed a refund of ${tokens}.`;
    case 'under_review':
    case 'appealed': {
      const status =
        claim.state === 'appealed'
          ? 'An administrator is reviewing your appeal.'
          : `An administrator is reviewing your claim for ${tokens}.`;
      if (claim.due_at === null) return status;
      const left = formatTimeLeft(claim.due_at, now);
      return left === 'over'
        ? `${status} The decision is late; we sent a reminder.`
        : `${status} Decision due by ${momentInZone(claim.due_at, timeZone)} (in ${left}).`;
    }
    case 'granted':
      return `We refunded ${tokens}.`;
    case 'denied': {
      const left = claim.due_at === null ? 'over' : formatTimeLeft(claim.due_at, now);
      return left === 'over'
        ? 'Your claim was denied.'
        : `Your claim was denied. You can appeal once, within ${left}.`;
    }
    case 'closed':
      return 'Your claim was denied. This decision is final.';
    case 'withdrawn':
      return 'You withdrew your claim.';
  }
}

type Claim = NonNullable<LeadDetail['lead_credit_claims']>;

/** A submitted claim: its decision or deadline, and what the Pro can still do. */
export function ClaimOutcome({ claim, timeZone }: { claim: Claim; timeZone: string }) {
  const now = useNow(1000);
  const { label, tone } = CREDIT_CLAIM_STATES[claim.state];
  const show = (state: Claim['state']) => showRows<Claim>([{ id: claim.id, state, due_at: null }]);
  const appeal = useAction({
    run: (reason: string) => appealCreditClaim(claim.id, reason),
    done: 'Appeal sent. An administrator will review it.',
    failed: null,
    refresh: STALE,
    show,
  });
  const withdraw = useAction({
    run: () => withdrawCreditClaim(claim.id),
    done: 'Claim withdrawn.',
    failed: "We couldn't withdraw the claim",
    refresh: STALE,
    show,
  });
  const can = (event: string) => canMove('lead_credit_claim', claim.state, event, 'vendor');
  const inTime = claim.due_at !== null && Date.parse(claim.due_at) > now.getTime();
  return (
    <VStack $gap={3}>
      <HStack $gap={3} $wrap>
        <StatusPill tone={tone}>{label}</StatusPill>
        <Text as="span" size="sm" tone="muted">
          {CREDIT_REASONS[claim.reason].label}, {formatAge(claim.created_at, now)}
        </Text>
      </HStack>
      <Text role="status">{claimInWords(claim, timeZone, now)}</Text>
      {claim.finding && (
        <div>
          <Text size="sm" weight="semibold">
            {claim.answered_by === 'machine' ? 'What our records show' : "Administrator's reason"}
          </Text>
          <WrittenText>{claim.finding}</WrittenText>
        </div>
      )}
      <HStack $gap={3} $wrap>
        {can('appeal') && inTime && (
          <ReasonDialog
            trigger={<Button variant="outline">Appeal</Button>}
            title="Appeal this decision?"
            description="An administrator will review your claim again. Their decision is final. You can appeal once."
            draft={`claim-appeal/${claim.id}`}
            label="Why is the decision wrong?"
            confirmLabel="Send appeal"
            keepLabel="Not now"
            variant="destructive"
            mostCharacters={2000}
            onConfirm={(reason) => appeal.mutateAsync(reason)}
          />
        )}
        {can('withdraw') && (
          <Button variant="ghost" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
            Withdraw claim
          </Button>
        )}
      </HStack>
    </VStack>
  );
}

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
