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
import { ONLY_ADMINISTRATOR, useIsOnlyAdministrator } from '../../layout/useIsOnlyAdministrator';
import { useRefresh } from '../../layout/useRefresh';

const MAX_LENGTH = 500;
const HINT = 'Saved to the audit log.';

const signed = new Intl.NumberFormat(undefined, { signDisplay: 'exceptZero' });

/** An adjustment over one administrator's limit: another one approves or rejects it. */
export function AdjustmentCard({ adjustment }: { readonly adjustment: TokenAdjustment }) {
  const ownId = useAuth((auth) => auth.user?.id ?? null);
  const refresh = useRefresh(['token_adjustments'], ['tokens']);
  const isOnlyAdministrator = useIsOnlyAdministrator();
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
        <Statement title={`Reason from ${adjustment.profiles.email}`} words={adjustment.reason} />
        {isOwn ? (
          <>
            <Text tone="muted">
              You proposed this adjustment, so another administrator must decide.
              {isOnlyAdministrator && ` ${ONLY_ADMINISTRATOR}`}
            </Text>
            <div>
              <DecideButton
                label="Withdraw"
                title={`Withdraw ${amount}`}
                hint={HINT}
                maxLength={MAX_LENGTH}
                onDecide={decide('withdraw', 'Adjustment withdrawn')}
              >
                <Text>The Pro's balance does not change.</Text>
              </DecideButton>
            </div>
          </>
        ) : (
          <HStack $gap={3} $wrap>
            <DecideButton
              label="Approve"
              letter="a"
              title={`Approve ${amount} for ${business}`}
              variant="default"
              hint={HINT}
              maxLength={MAX_LENGTH}
              onDecide={decide('approve', 'Adjustment approved')}
            >
              <Text>
                The Pro's balance changes immediately, and the Pro can read the reason above.
              </Text>
            </DecideButton>
            <DecideButton
              label="Reject"
              letter="r"
              title={`Reject ${amount} for ${business}`}
              hint={HINT}
              isDestructive
              maxLength={MAX_LENGTH}
              onDecide={decide('refuse', 'Adjustment rejected')}
            >
              <Text>The Pro's balance does not change.</Text>
            </DecideButton>
          </HStack>
        )}
      </VStack>
    </Card>
  );
}
