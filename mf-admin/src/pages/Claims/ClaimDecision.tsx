import { useRuleWords } from '@tree-service/market/features/rules';
import { decideCreditClaim, type OverseenClaim } from '@tree-service/market/api/claims';
import { notify } from '@tree-service/kernel';
import { HStack, Text } from '@tree-service/design';
import { DecideButton } from '../../caseFile/DecideButton';
import { useRefresh } from '../../layout/useRefresh';

const LONGEST = 2000;

interface ClaimDecisionProps {
  readonly claim: OverseenClaim;
  /** Whoever took the first decision cannot take the one about its appeal. */
  readonly isHeld: boolean;
  readonly onDecided: () => void;
}

/** Grants or denies a claim, with a reason the Pro reads. */
export function ClaimDecision({ claim, isHeld, onDecided }: ClaimDecisionProps) {
  const { id, state, tokens } = claim;
  const refresh = useRefresh(['claims'], ['tokens'], ['requests']);
  const { appeal } = useRuleWords();
  const decide = (decision: 'grant' | 'deny') => async (reason: string) => {
    await decideCreditClaim(id, decision, reason);
    notify.success(decision === 'grant' ? 'The claim is granted' : 'The claim is denied');
    onDecided();
    await refresh();
  };
  return (
    <HStack $gap={3} $wrap>
      <DecideButton
        label="Grant"
        title={tokens === 1 ? 'Grant 1 token back' : `Grant ${tokens} tokens back`}
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
          {state === 'appealed'
            ? 'The appeal is denied for good.'
            : `The Pro can appeal within ${appeal}; another administrator then decides.`}
        </Text>
      </DecideButton>
    </HStack>
  );
}
