import { useQuery } from '@tanstack/react-query';
import { useAuth } from '@tree-service/kernel';
import {
  Badge,
  Card,
  Heading,
  HStack,
  Link,
  QueryBoundary,
  Section,
  Table,
  Text,
  VStack,
} from '@tree-service/design';
import { type AdminProposal, adminProposalsQuery, decideAdminChange } from '../api/administrators';
import { administratorsQuery } from '../api/audit';
import { AdminPage } from '../shared/layout/AdminPage';
import { adminPaths } from '../paths';
import { ADMIN_CHANGES } from '../shared/caseFile/adminChanges';
import { SecondDecision, type Decided } from '../shared/caseFile/SecondDecision';
import { Statement } from '../shared/caseFile/Statement';
import { Age } from '../shared/layout/Age';
import { useDecision } from '../shared/layout/useDecision';
import { ListCsv } from '../shared/layout/ListCsv';

const REFETCH_MS = 60_000;

/** A proposal about an administrator: another one approves or rejects it. */
function ProposalCard({ proposal }: { readonly proposal: AdminProposal }) {
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

export default function AdministratorsPage() {
  const ownId = useAuth((auth) => auth.user?.id ?? null);
  const administrators = useQuery(administratorsQuery());
  const proposals = useQuery({ ...adminProposalsQuery(), refetchInterval: REFETCH_MS });
  return (
    <AdminPage
      title="Administrators"
      lead="One administrator proposes a change; another approves it. The last two cannot be removed."
    >
      <Section
        title="Proposals"
        description={
          <>
            To propose a change, open the person under{' '}
            <Link to={adminPaths.people()}>Accounts</Link>.
          </>
        }
      >
        <QueryBoundary query={proposals} what="the proposals">
          {(open) =>
            open.length === 0 ? (
              <Text tone="muted">No open proposals.</Text>
            ) : (
              <VStack $gap={5}>
                {open.map((proposal) => (
                  <ProposalCard key={proposal.id} proposal={proposal} />
                ))}
              </VStack>
            )
          }
        </QueryBoundary>
      </Section>
      <Section
        title="Current administrators"
        actions={
          administrators.data && (
            <ListCsv
              name="administrators"
              read={() => Promise.resolve(administrators.data)}
              cells={({ id, email }) => ({ Email: email, 'Account ID': id })}
            />
          )
        }
      >
        <Card>
          <QueryBoundary query={administrators} what="the administrators">
            {(people) => (
              <Table
                caption="Administrators"
                rows={people}
                rowKey={({ id }) => id}
                columns={[
                  {
                    key: 'email',
                    header: 'Email',
                    cell: ({ id, email }) => (
                      <HStack as="span" $gap={3} $wrap>
                        <Link to={adminPaths.person(id)}>{email}</Link>
                        {id === ownId && <Badge>You</Badge>}
                      </HStack>
                    ),
                  },
                ]}
              />
            )}
          </QueryBoundary>
        </Card>
      </Section>
    </AdminPage>
  );
}
