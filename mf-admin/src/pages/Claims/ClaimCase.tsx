import type { OverseenClaim } from '../../api/claims';
import { CREDIT_CLAIM_STATES, LEAD_STATES } from '@tree-service/domain';
import { Link, Text } from '@tree-service/design';
import { adminPaths } from '../../paths';
import { Statement } from '../../caseFile/Statement';
import { useIsOwnDecision } from '../../caseFile/useIsOwnDecision';
import { Case } from '../../queue/Case';
import { ClaimDecision } from './ClaimDecision';
import { CLAIM_REASONS } from './claimReasons';

interface ClaimCaseProps {
  readonly claim: OverseenClaim;
  readonly onDecided?: () => void;
}

/** One claim: what the Pro says, the evidence and, while it is open, the decision. */
export function ClaimCase({ claim, onDecided }: ClaimCaseProps) {
  const { id, state, tokens, vendor_profiles: vendor, leads: lead } = claim;
  const isOwn = useIsOwnDecision(id);
  const isAppealed = state === 'appealed';
  const isOpen = isAppealed || state === 'under_review';
  return (
    <Case
      id={id}
      title={CLAIM_REASONS[claim.reason]}
      status={CREDIT_CLAIM_STATES[state]}
      isOpen={isOpen}
      isAppealed={isAppealed}
      dueAt={claim.due_at}
      requestId={claim.request_id}
      vendorId={claim.vendor_id}
    >
      <Text>
        <Link to={adminPaths.vendor(claim.vendor_id)}>{vendor.business_name}</Link>{' '}
        {isOpen ? 'requests' : 'requested'} a refund of{' '}
        {tokens === 1 ? '1 token' : `${tokens} tokens`} for request #{claim.service_requests.number}
        . The lead is now “{LEAD_STATES[lead.state].label}”.
      </Text>
      <Statement
        title="What the Pro says"
        at={claim.created_at}
        words={claim.description ?? 'No details given.'}
      />
      {claim.finding !== null && (
        <Statement
          title={isAppealed ? 'First decision' : 'Decision'}
          at={claim.decided_at}
          words={claim.finding}
        />
      )}
      {claim.appeal_reason !== null && (
        <Statement title="The Pro's appeal" words={claim.appeal_reason} />
      )}
      {isOpen && <ClaimDecision claim={claim} isHeld={isAppealed && isOwn} onDecided={onDecided} />}
    </Case>
  );
}
