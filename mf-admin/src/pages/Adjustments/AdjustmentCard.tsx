import { Card, Heading, HStack, Link, Text, VStack } from '@tree-service/design';
import { decideTokenAdjustment, type TokenAdjustment } from '../../api/tokenAdjustments';
import { SecondDecision } from '../../caseFile/SecondDecision';
import { Statement } from '../../caseFile/Statement';
import { Age } from '../../layout/Age';
import { useRefresh } from '../../layout/useRefresh';
import { adminPaths } from '../../paths';

const signed = new Intl.NumberFormat(undefined, { signDisplay: 'exceptZero' });

/** An adjustment over one administrator's limit: another one approves or rejects it. */
export function AdjustmentCard({ adjustment }: { readonly adjustment: TokenAdjustment }) {
  const refresh = useRefresh(['token_adjustments'], ['tokens']);
  const { id, tokens, account_id: vendorId, business_name: business } = adjustment;
  const amount = `${signed.format(tokens)} tokens`;
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
        <SecondDecision
          noun="adjustment"
          id={id}
          subject={`${amount} for ${business}`}
          proposedBy={adjustment.proposed_by}
          approving="The Pro's balance changes immediately, and the Pro can read the reason above."
          otherwise="The Pro's balance does not change."
          decide={async (decision, reason) => {
            await decideTokenAdjustment(id, decision, reason);
            await refresh();
          }}
        />
      </VStack>
    </Card>
  );
}
