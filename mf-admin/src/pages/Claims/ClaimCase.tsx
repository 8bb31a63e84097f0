import { decideCreditClaim, type WaitingClaim } from '@tree-service/shared/api/claims';
import { paths } from '@tree-service/shared/contract';
import { CREDIT_CLAIM_STATES, LEAD_STATES } from '@tree-service/shared/domain';
import { notify } from '@tree-service/shared/runtime';
import { Card, HStack, Link, Section, Text, VStack } from '@tree-service/shared/ui';
import { CaseFile } from '../caseFile/CaseFile';
import { CaseHeader } from '../caseFile/CaseHeader';
import { DecideButton } from '../caseFile/DecideButton';
import { EarlierDecisions } from '../caseFile/EarlierDecisions';
import { Statement } from '../caseFile/Statement';
import { useEarlierDecision } from '../caseFile/useEarlierDecision';
import { useRefresh } from '../layout/useRefresh';
import { CLAIM_REASONS } from './claimWords';

const LONGEST = 2000;

interface ClaimCaseProps {
  readonly claim: WaitingClaim;
  readonly onDecided: () => void;
}

/** One claim: what the Pro says, what it can rest on, and the decision. */
export function ClaimCase({ claim, onDecided }: ClaimCaseProps) {
  const { id, state, tokens, vendor_profiles: vendor, leads: lead } = claim;
  const refresh = useRefresh(['claims'], ['tokens'], ['requests']);
  const { isOwn } = useEarlierDecision(id);
  const isAppeal = state === 'appealed';
  const decide = (decision: 'grant' | 'deny') => async (reason: string) => {
    await decideCreditClaim(id, decision, reason);
    notify.success(decision === 'grant' ? 'The claim is granted' : 'The claim is denied');
    onDecided();
    await refresh();
  };
  const isHeld = isAppeal && isOwn;
  return (
    <VStack $gap={8}>
      <Card as="article" aria-labelledby="claim">
        <VStack $gap={5}>
          <CaseHeader
            id="claim"
            title={CLAIM_REASONS[claim.reason]}
            state={CREDIT_CLAIM_STATES[state]}
            dueAt={claim.due_at}
          />
          <Text>
            <Link to={paths.adminVendor(claim.vendor_id)}>{vendor.business_name}</Link> wants{' '}
            {tokens === 1 ? '1 token' : `${tokens} tokens`} back for request no.{' '}
            {claim.service_requests.number}. The lead is now “{LEAD_STATES[lead.state].label}”.
          </Text>
          <Statement
            title="The Pro says"
            at={claim.created_at}
            words={claim.description ?? 'Nothing beyond the reason.'}
          />
          {isAppeal && claim.finding !== null && (
            <Statement title="First answer" at={claim.decided_at} words={claim.finding} />
          )}
          {claim.appeal_reason !== null && (
            <Statement title="The Pro appeals" words={claim.appeal_reason} />
          )}
          <HStack $gap={3} $wrap>
            <DecideButton
              label="Grant"
              title={`Grant ${tokens} tokens back`}
              variant="default"
              hint="The Pro reads this, and it is kept in the audit log."
              longest={LONGEST}
              isDisabled={isHeld}
              onDecide={decide('grant')}
            >
              <Text>The tokens go back to the Pro at once, and the lead is credited.</Text>
            </DecideButton>
            <DecideButton
              label="Deny"
              title="Deny the claim"
              hint="The Pro reads this, and it is kept in the audit log."
              isGrave
              longest={LONGEST}
              isDisabled={isHeld}
              onDecide={decide('deny')}
            >
              <Text>
                {isAppeal
                  ? 'The appeal is denied for good.'
                  : 'The Pro can appeal within 7 days; another administrator then decides.'}
              </Text>
            </DecideButton>
          </HStack>
        </VStack>
      </Card>
      <EarlierDecisions subjectId={id} />
      <Section title="Evidence">
        <CaseFile requestId={claim.request_id} vendorId={claim.vendor_id} />
      </Section>
    </VStack>
  );
}
