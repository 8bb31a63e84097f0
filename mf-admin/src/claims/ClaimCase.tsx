import { decideCreditClaim, type OverseenClaim } from './claims.api';
import { CREDIT_CLAIM_STATES, LEAD_STATES } from '@tree-service/domain';
import { HStack, Link, Text } from '@tree-service/design';
import { useRuleWords } from '@tree-service/market/features/rules';
import { showRows } from '@tree-service/market/api/showRows';
import type { CreditReason } from '@tree-service/market/api/claims';
import { adminPaths } from '../paths';
import { Statement } from '../shared/caseFile/Statement';
import { Case, useIsOwnDecision } from '../shared/queue/Case';
import { DecideButton } from '../shared/caseFile/DecideButton';
import { useDecision } from '../shared/layout/useDecision';

export const CLAIM_REASONS: Readonly<Record<CreditReason, string>> = {
  request_canceled: 'Owner canceled the request',
  duplicate_request: 'Already paid for the same work',
  owner_silent: 'Owner never replied',
  contact_unreachable: "Owner can't be reached",
  owner_no_show: 'Owner no-show',
  not_as_described: 'Work is not as described',
  not_genuine: 'Request is not genuine',
  other: 'Other reason',
};

const MAX_LENGTH = 2000;

interface ClaimDecisionProps {
  readonly claim: OverseenClaim;
  /** An appeal needs another administrator than the first decision. */
  readonly isHeld: boolean;
  readonly onDecided?: () => void;
}

/** Grants or denies a claim, with a reason the Pro can read. */
export function ClaimDecision({ claim, isHeld, onDecided }: ClaimDecisionProps) {
  const { id, state, tokens } = claim;
  const { appeal } = useRuleWords();
  const { mutateAsync } = useDecision({
    run: ({ decision, reason }: { decision: 'grant' | 'deny'; reason: string }) =>
      decideCreditClaim(id, decision, reason),
    closes: [id],
    refresh: [['claims'], ['tokens'], ['requests']],
    show: (decided, { reason }) =>
      showRows<OverseenClaim>([
        { id, state: decided, finding: reason, decided_at: new Date().toISOString() },
      ]),
    done: ({ decision }) => (decision === 'grant' ? 'Claim granted' : 'Claim denied'),
    onDone: onDecided,
  });
  const decide = (decision: 'grant' | 'deny') => (reason: string) =>
    mutateAsync({ decision, reason });
  return (
    <HStack $gap={3} $wrap>
      <DecideButton
        label="Grant"
        letter="a"
        title={tokens === 1 ? 'Refund 1 token' : `Refund ${tokens} tokens`}
        variant="default"
        hint="The Pro can read this. Saved to the audit log."
        draft={`claim-grant/${id}`}
        maxLength={MAX_LENGTH}
        isDisabled={isHeld}
        onDecide={decide('grant')}
      >
        <Text>The tokens are refunded immediately.</Text>
      </DecideButton>
      <DecideButton
        label="Deny"
        letter="r"
        title="Deny the claim"
        hint="The Pro can read this. Saved to the audit log."
        draft={`claim-deny/${id}`}
        isDestructive
        maxLength={MAX_LENGTH}
        isDisabled={isHeld}
        onDecide={decide('deny')}
      >
        <Text>
          {state === 'appealed'
            ? 'The denial is final.'
            : `The Pro can appeal within ${appeal}. Another administrator decides appeals.`}
        </Text>
      </DecideButton>
    </HStack>
  );
}

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
          title={isAppealed ? 'First decision' : isOpen ? 'Why you decide' : 'Decision'}
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
