import { adminPaths } from '../../paths';
import {
  decideTokenAdjustment,
  type AdjustmentDecision,
  type TokenAdjustment,
} from '../../api/tokenAdjustments';
import { notify, useAuth } from '@tree-service/kernel';
import { Card, Heading, HStack, Link, Text, VStack } from '@tree-service/design';
import { DecideButton } from '../../caseFile/DecideButton';
import { Statement } from '../../caseFile/Statement';
import { Age } from '../../layout/Age';
import { ALONE, useIsAlone } from '../../layout/useIsAlone';
import { useRefresh } from '../../layout/useRefresh';

const LONGEST = 500;
const HINT = 'Kept in the audit log.';

const signed = new Intl.NumberFormat(undefined, { signDisplay: 'exceptZero' });

/** A movement of tokens beyond one administrator's limit: another approves or refuses it. */
export function AdjustmentCard({ adjustment }: { readonly adjustment: TokenAdjustment }) {
  const ownId = useAuth((auth) => auth.user?.id ?? null);
  const refresh = useRefresh(['token_adjustments'], ['tokens']);
  const isAlone = useIsAlone();
  const { id, tokens, account_id: vendorId, business_name: business } = adjustment;
  const isOwn = adjustment.proposed_by === ownId;
  const amount = `${signed.format(tokens)} tokens`;
  const decide = (decision: AdjustmentDecision, done: string) => async (reason: string) => {
    await decideTokenAdjustment(id, decision, reason);
    notify.success(done);
    await refresh();
  };
  return (
    <Card as="article" aria-label={`${amount} for ${business}`}>
      <VStack $gap={5}>
        <HStack $justify="space-between" $wrap>
          <Heading level={2} size="lg">
            {amount} for <Link to={`${adminPaths.vendor(vendorId)}?tab=tokens`}>{business}</Link>
          </Heading>
          <Text as="span" size="sm" tone="muted">
            proposed <Age since={adjustment.created_at} />
          </Text>
        </HStack>
        <Statement
          title={`${adjustment.profiles.email} gives the reason`}
          words={adjustment.reason}
        />
        {isOwn ? (
          <>
            <Text tone="muted">
              You proposed this, so another administrator decides.{isAlone && ` ${ALONE}`}
            </Text>
            <div>
              <DecideButton
                label="Withdraw"
                title={`Withdraw ${amount}`}
                hint={HINT}
                longest={LONGEST}
                onDecide={decide('withdraw', 'The proposal is withdrawn')}
              >
                <Text>Nothing is moved.</Text>
              </DecideButton>
            </div>
          </>
        ) : (
          <HStack $gap={3} $wrap>
            <DecideButton
              label="Approve"
              title={`Approve ${amount} for ${business}`}
              variant="default"
              hint={HINT}
              longest={LONGEST}
              onDecide={decide('approve', 'The tokens are moved')}
            >
              <Text>The tokens are moved at once; the Pro reads the reason of the proposal.</Text>
            </DecideButton>
            <DecideButton
              label="Refuse"
              title={`Refuse ${amount} for ${business}`}
              hint={HINT}
              isGrave
              longest={LONGEST}
              onDecide={decide('refuse', 'The proposal is refused')}
            >
              <Text>Nothing is moved.</Text>
            </DecideButton>
          </HStack>
        )}
      </VStack>
    </Card>
  );
}
