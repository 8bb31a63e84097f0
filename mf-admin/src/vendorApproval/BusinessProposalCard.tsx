import { notify } from '@tree-service/kernel';
import { Card, Heading, HStack, Text, VStack } from '@tree-service/design';
import { decideBusinessProposal, type BusinessProposal } from '../api/administration';
import { DecideButton } from '../shared/caseFile/DecideButton';
import { Age } from '../shared/layout/Age';
import { useDecision } from '../shared/layout/useDecision';
import { SimilarAccounts } from './SimilarAccounts';

interface Decided {
  readonly decision: 'approve' | 'refuse';
  readonly reason: string;
}

interface BusinessProposalCardProps {
  readonly vendorId: string;
  readonly proposal: BusinessProposal;
}

/** A new name or state of an approved business, with what speaks against it, to be decided. */
export function BusinessProposalCard({ vendorId, proposal }: BusinessProposalCardProps) {
  const { id, field, earlier, proposed, place, created_at: since } = proposal;
  const { mutateAsync } = useDecision({
    run: ({ decision, reason }: Decided) => decideBusinessProposal(id, decision, reason),
    closes: [id],
    refresh: [['vendors']],
  });
  const isName = field === 'business_name';
  const wanted = place === null ? proposed : `${proposed} (${place})`;
  const shared = (label: string, decision: Decided['decision']) => ({
    label,
    title: `${label} ${wanted}`,
    hint: 'Shown to the Pro and saved to the audit log.',
    maxLength: 500,
    draft: `business-proposal-${decision}/${id}`,
    onDecide: async (reason: string) => {
      await mutateAsync({ decision, reason });
      notify.success(decision === 'approve' ? 'Change approved' : 'Change rejected', {
        description: 'The Pro was notified.',
      });
    },
  });
  return (
    <Card as="article" aria-label={isName ? 'New business name' : 'Move to another state'}>
      <VStack $gap={5}>
        <HStack $justify="space-between" $wrap>
          <Heading level={2} size="lg">
            {isName ? 'New business name' : 'Move to another state'}
          </Heading>
          <Text as="span" size="sm" tone="muted">
            proposed <Age since={since} />
          </Text>
        </HStack>
        <Text>
          Now: {earlier}. Once approved: {wanted}.
        </Text>
        {isName ? (
          <SimilarAccounts vendorId={vendorId} proposedName={proposed} />
        ) : (
          <Text tone="muted">
            Check that the license and insurance hold in the new state before you approve.
          </Text>
        )}
        <HStack $gap={3} $wrap>
          <DecideButton {...shared('Approve', 'approve')} variant="default">
            <Text>Customers see the change immediately.</Text>
          </DecideButton>
          <DecideButton {...shared('Reject', 'refuse')} isDestructive>
            <Text>The business stays as it is.</Text>
          </DecideButton>
        </HStack>
      </VStack>
    </Card>
  );
}
