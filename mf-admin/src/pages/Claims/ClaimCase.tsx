import type { OverseenClaim } from '@tree-service/market/api/claims';
import { CREDIT_CLAIM_STATES, LEAD_STATES } from '@tree-service/domain';
import { Card, Link, Section, Text, VStack } from '@tree-service/design';
import { adminPaths } from '../../paths';
import { CaseFile } from '../../caseFile/CaseFile';
import { CaseHeader } from '../../caseFile/CaseHeader';
import { EarlierDecisions } from '../../caseFile/EarlierDecisions';
import { Statement } from '../../caseFile/Statement';
import { useEarlierDecision } from '../../caseFile/useEarlierDecision';
import { ClaimDecision } from './ClaimDecision';
import { CLAIM_REASONS } from './claimWords';

interface ClaimCaseProps {
  readonly claim: OverseenClaim;
  readonly onDecided: () => void;
}

/** One claim: what the Pro says, what it can rest on, and, while it waits, the decision. */
export function ClaimCase({ claim, onDecided }: ClaimCaseProps) {
  const { id, state, tokens, vendor_profiles: vendor, leads: lead } = claim;
  const { isOwn } = useEarlierDecision(id);
  const isAppealed = state === 'appealed';
  const isWaiting = isAppealed || state === 'under_review';
  return (
    <VStack $gap={8}>
      <Card as="article" aria-labelledby="claim">
        <VStack $gap={5}>
          <CaseHeader
            id="claim"
            title={CLAIM_REASONS[claim.reason]}
            state={CREDIT_CLAIM_STATES[state]}
            dueAt={isWaiting ? claim.due_at : undefined}
          />
          <Text>
            <Link to={adminPaths.vendor(claim.vendor_id)}>{vendor.business_name}</Link>{' '}
            {isWaiting ? 'wants' : 'wanted'} {tokens === 1 ? '1 token' : `${tokens} tokens`} back
            for request no. {claim.service_requests.number}. The lead is now “
            {LEAD_STATES[lead.state].label}”.
          </Text>
          <Statement
            title="The Pro says"
            at={claim.created_at}
            words={claim.description ?? 'Nothing beyond the reason.'}
          />
          {claim.finding !== null && (
            <Statement
              title={isAppealed ? 'First answer' : 'Answer'}
              at={claim.decided_at}
              words={claim.finding}
            />
          )}
          {claim.appeal_reason !== null && (
            <Statement
              title={isWaiting ? 'The Pro appeals' : 'The Pro appealed'}
              words={claim.appeal_reason}
            />
          )}
          {isWaiting && (
            <ClaimDecision claim={claim} isHeld={isAppealed && isOwn} onDecided={onDecided} />
          )}
        </VStack>
      </Card>
      <EarlierDecisions subjectId={id} isAppealed={isAppealed} />
      <Section title="Evidence">
        <CaseFile requestId={claim.request_id} vendorId={claim.vendor_id} />
      </Section>
    </VStack>
  );
}
