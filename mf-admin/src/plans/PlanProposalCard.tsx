import { Card, Heading, HStack, Link, Text, VStack } from '@tree-service/design';
import { decidePlanProposal, type PlanProposal } from './planProposals.api';
import { SecondDecision, type Decided } from '../shared/caseFile/SecondDecision';
import { Statement } from '../shared/caseFile/Statement';
import { Age } from '../shared/layout/Age';
import { useDecision } from '../shared/layout/useDecision';
import { adminPaths } from '../paths';
import { planInWords, priceInWords } from './planInWords';

type Given = Extract<PlanProposal, { act: 'activate' }>;

const PERIODS = { monthly: '1 month', quarterly: '3 months', yearly: '1 year' } as const;

const subjectOf = (proposal: PlanProposal) =>
  proposal.act === 'save'
    ? proposal.terms.plan.name
    : `${proposal.current.name} for ${proposal.vendor.business_name}`;

function GivenPlan({ proposal: { current, terms, vendor } }: { readonly proposal: Given }) {
  return (
    <Text>
      {PERIODS[terms.period]}, worth {priceInWords(current[`${terms.period}_price`])}, for{' '}
      <Link to={adminPaths.vendor(vendor.vendor_id)}>{vendor.business_name}</Link>.
    </Text>
  );
}

/** What one administrator may not do with a plan alone. */
export function PlanProposalCard({ proposal }: { readonly proposal: PlanProposal }) {
  const { id, reason, proposer, proposed_by: proposedBy, created_at: since } = proposal;
  const { mutateAsync } = useDecision({
    run: ({ decision, reason: why }: Decided) => decidePlanProposal(id, decision, why),
    closes: [id],
    refresh: [['plans'], ['vendors']],
  });
  const subject = subjectOf(proposal);
  return (
    <Card as="article" aria-label={subject}>
      <VStack $gap={5}>
        <HStack $justify="space-between" $wrap>
          <Heading level={2} size="lg">
            {subject}
          </Heading>
          <Text as="span" size="sm" tone="muted">
            proposed <Age since={since} />
          </Text>
        </HStack>
        <Statement title={`Reason from ${proposer.email}`} words={reason} />
        {proposal.act === 'activate' ? (
          <GivenPlan proposal={proposal} />
        ) : (
          <>
            <Text>
              {proposal.current ? `Now: ${planInWords(proposal.current)}.` : 'This is a new plan.'}
            </Text>
            <Text>Once approved: {planInWords(proposal.terms.plan)}.</Text>
          </>
        )}
        <SecondDecision
          noun="plan proposal"
          id={id}
          subject={subject}
          proposedBy={proposedBy}
          approving={
            proposal.act === 'save'
              ? 'The plan changes immediately for every Pro who can choose it.'
              : 'The plan and its boost start immediately.'
          }
          otherwise="Nothing changes."
          decide={(decision, why) => mutateAsync({ decision, reason: why })}
        />
      </VStack>
    </Card>
  );
}
