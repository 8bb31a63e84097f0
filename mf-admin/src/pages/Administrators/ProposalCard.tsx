import { notify, useAuth } from '@tree-service/kernel';
import { Card, Heading, HStack, Link, Text, VStack } from '@tree-service/design';
import {
  decideAdminChange,
  type AdminChangeDecision,
  type AdminProposal,
} from '../../api/administrators';
import { DecideButton } from '../../caseFile/DecideButton';
import { Statement } from '../../caseFile/Statement';
import { Age } from '../../layout/Age';
import { useRefresh } from '../../layout/useRefresh';
import { adminPaths } from '../../paths';

const HINT = 'Saved to the audit log.';
const MAX_LENGTH = 500;

/** A proposal to make or revoke an administrator: another one approves or rejects it. */
export function ProposalCard({ proposal }: { readonly proposal: AdminProposal }) {
  const ownId = useAuth((auth) => auth.user?.id ?? null);
  const refresh = useRefresh(['accounts']);
  const { id, change, person, person_id: personId } = proposal;
  const what = change === 'appoint' ? 'Make administrator' : 'Revoke administrator';
  const decide = (decision: AdminChangeDecision, done: string) => async (reason: string) => {
    await decideAdminChange(id, decision, reason);
    notify.success(done);
    await refresh();
  };
  const withdraw = (
    <DecideButton
      label="Withdraw"
      title={`Withdraw: ${what.toLowerCase()}, ${person.email}`}
      hint={HINT}
      maxLength={MAX_LENGTH}
      onDecide={decide('withdraw', 'Proposal withdrawn')}
    >
      <Text>Nothing changes for this account.</Text>
    </DecideButton>
  );
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
        {proposal.proposed_by === ownId ? (
          <>
            <Text tone="muted">You proposed this, so another administrator must decide.</Text>
            <div>{withdraw}</div>
          </>
        ) : personId === ownId ? (
          <Text tone="muted">This is about you, so another administrator must decide.</Text>
        ) : (
          <HStack $gap={3} $wrap>
            <DecideButton
              label="Approve"
              title={`${what}: ${person.email}`}
              variant="default"
              hint={HINT}
              maxLength={MAX_LENGTH}
              onDecide={decide('approve', 'Change approved')}
            >
              <Text>Takes effect immediately, in open pages too.</Text>
            </DecideButton>
            <DecideButton
              label="Reject"
              title={`Reject: ${what.toLowerCase()}, ${person.email}`}
              hint={HINT}
              isDestructive
              maxLength={MAX_LENGTH}
              onDecide={decide('refuse', 'Change rejected')}
            >
              <Text>Nothing changes for this account.</Text>
            </DecideButton>
          </HStack>
        )}
      </VStack>
    </Card>
  );
}
