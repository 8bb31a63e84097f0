import { formatCents } from '@tree-service/domain';
import { notify, useAuth } from '@tree-service/kernel';
import { Card, Heading, HStack, Link, Text, VStack } from '@tree-service/design';
import { decideRefund, type OpenRefund, type RefundDecision } from '../../api/payments';
import { DecideButton } from '../../caseFile/DecideButton';
import { Statement } from '../../caseFile/Statement';
import { Age } from '../../layout/Age';
import { ONLY_ADMINISTRATOR, useIsOnlyAdministrator } from '../../layout/useIsOnlyAdministrator';
import { useRefresh } from '../../layout/useRefresh';
import { adminPaths } from '../../paths';

const MAX_LENGTH = 500;
const HINT = 'Saved to the audit log.';

/** A refund: another administrator approves or rejects it; an approved one waits for the provider. */
export function RefundCard({ refund }: { readonly refund: OpenRefund }) {
  const ownId = useAuth((auth) => auth.user?.id ?? null);
  const refresh = useRefresh(['payments'], ['tokens'], ['vendors']);
  const isOnlyAdministrator = useIsOnlyAdministrator();
  const { id, business, reason, state, proposer, payments } = refund;
  const amount = formatCents(refund.amount_cents);
  const title = `${amount} to ${business}`;
  const decide = (decision: RefundDecision, done: string) => async (words: string) => {
    await decideRefund(id, decision, words);
    notify.success(done);
    await refresh();
  };
  return (
    <Card as="article" aria-label={title}>
      <VStack $gap={5}>
        <HStack $justify="space-between" $wrap>
          <Heading level={3} size="lg">
            {amount} to <Link to={adminPaths.vendor(payments.vendor_id)}>{business}</Link>
          </Heading>
          <Text as="span" size="sm" tone="muted">
            {payments.what}, <Age since={refund.created_at} />
          </Text>
        </HStack>
        <Statement title={proposer ? `Reason from ${proposer.email}` : 'Reason'} words={reason} />
        {state === 'approved' ? (
          <Text tone="muted">Approved. The payment provider is returning the money.</Text>
        ) : refund.proposed_by === ownId ? (
          <>
            <Text tone="muted">
              You proposed this refund, so another administrator must decide.
              {isOnlyAdministrator && ` ${ONLY_ADMINISTRATOR}`}
            </Text>
            <div>
              <DecideButton
                label="Withdraw"
                title={`Withdraw ${title}`}
                hint={HINT}
                maxLength={MAX_LENGTH}
                onDecide={decide('withdraw', 'Refund withdrawn')}
              >
                <Text>No money is returned.</Text>
              </DecideButton>
            </div>
          </>
        ) : (
          <HStack $gap={3} $wrap>
            <DecideButton
              label="Approve"
              title={`Approve ${title}`}
              variant="default"
              hint={HINT}
              maxLength={MAX_LENGTH}
              onDecide={decide('approve', 'Refund approved')}
            >
              <Text>
                The tokens are taken back, or the plan ends, immediately. The card is credited
                within a few days.
              </Text>
            </DecideButton>
            <DecideButton
              label="Reject"
              title={`Reject ${title}`}
              hint={HINT}
              isDestructive
              maxLength={MAX_LENGTH}
              onDecide={decide('refuse', 'Refund rejected')}
            >
              <Text>No money is returned.</Text>
            </DecideButton>
          </HStack>
        )}
      </VStack>
    </Card>
  );
}
