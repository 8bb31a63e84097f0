import { Card, Heading, HStack, Link, Text, VStack } from '@tree-service/design';
import { decideAdminChange, type AdminProposal } from '../../api/administrators';
import { ADMIN_CHANGES } from '../../caseFile/adminChanges';
import { SecondDecision, type Decided } from '../../caseFile/SecondDecision';
import { Statement } from '../../caseFile/Statement';
import { Age } from '../../layout/Age';
import { useDecision } from '../../layout/useDecision';
import { adminPaths } from '../../paths';

/** A proposal to make or remove an administrator: another one approves or rejects it. */
export function ProposalCard({ proposal }: { readonly proposal: AdminProposal }) {
  const { id, change, person, person_id: personId } = proposal;
  const { mutateAsync } = useDecision({
    run: ({ decision, reason }: Decided) => decideAdminChange(id, decision, reason),
    closes: [id],
    refresh: [['accounts']],
  });
  const what = ADMIN_CHANGES[change];
  return (
    <Card as="article" aria-label={`${what}: ${person.email}`}>
      <VStack $gap={5}>
        <HStack $justify="space-between" $wrap>
          <Heading level={3} size="lg">
            {what}: <Link to={adminPaths.person(personId)}>{person.email}</Link>
          </Heading>
          <Text as="span" size="sm" tone="muted">
            proposed <Age since={proposal.created_at} />
          </Text>
        </HStack>
        <Statement title={`Reason from ${proposal.proposer.email}`} words={proposal.reason} />
        <SecondDecision
          noun="proposal"
          id={id}
          subject={`“${what}” for ${person.email}`}
          proposedBy={proposal.proposed_by}
          about={personId}
          approving="Takes effect immediately, in open pages too."
          otherwise="Nothing changes for this account."
          decide={(decision, reason) => mutateAsync({ decision, reason })}
        />
      </VStack>
    </Card>
  );
}
