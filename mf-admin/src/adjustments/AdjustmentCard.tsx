import { LOCALE } from '@tree-service/domain';
import { Card, Heading, HStack, Link, Text, VStack } from '@tree-service/design';
import { decideTokenAdjustment, type TokenAdjustment } from '../api/tokenAdjustments';
import { SecondDecision, type Decided } from '../shared/caseFile/SecondDecision';
import { Statement } from '../shared/caseFile/Statement';
import { Age } from '../shared/layout/Age';
import { useDecision } from '../shared/layout/useDecision';
import { adminPaths } from '../paths';

const signed = new Intl.NumberFormat(LOCALE, { signDisplay: 'exceptZero' });

/** An adjustment over one administrator's limit: another one approves or rejects it. */
export function AdjustmentCard({ adjustment }: { readonly adjustment: TokenAdjustment }) {
  const { id, tokens, account_id: vendorId, business_name: business } = adjustment;
  const { posted, held } = adjustment.token_accounts;
  const available = posted - held;
  const { mutateAsync } = useDecision({
    run: ({ decision, reason }: Decided) => decideTokenAdjustment(id, decision, reason),
    closes: [id],
    refresh: [['token_adjustments'], ['tokens']],
  });
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
        <Text numeric>
          Available tokens: {available.toLocaleString(LOCALE)} now,{' '}
          {(available + tokens).toLocaleString(LOCALE)} once approved.
        </Text>
        <SecondDecision
          noun="adjustment"
          id={id}
          subject={`${amount} for ${business}`}
          proposedBy={adjustment.proposed_by}
          approving="The Pro's balance changes immediately, and the Pro can read the reason above."
          otherwise="The Pro's balance does not change."
          decide={(decision, reason) => mutateAsync({ decision, reason })}
        />
      </VStack>
    </Card>
  );
}
