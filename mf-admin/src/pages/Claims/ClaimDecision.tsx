import { useRuleWords } from '@tree-service/market/features/rules';
import { decideCreditClaim, type OverseenClaim } from '../../api/claims';
import { showRows } from '@tree-service/market/api/showRows';
import { HStack, Text } from '@tree-service/design';
import { DecideButton } from '../../caseFile/DecideButton';
import { useDecision } from '../../layout/useDecision';

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
