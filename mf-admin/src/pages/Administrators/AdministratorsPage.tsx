import { useQuery } from '@tanstack/react-query';
import { useAuth } from '@tree-service/kernel';
import {
  Badge,
  Card,
  HStack,
  Link,
  QueryBoundary,
  Section,
  Table,
  Text,
  VStack,
} from '@tree-service/design';
import { adminProposalsQuery } from '../../api/administrators';
import { administratorsQuery } from '../../api/audit';
import { AdminPage } from '../../layout/AdminPage';
import { ListCsv } from '../../listCsv/ListCsv';
import { adminPaths } from '../../paths';
import { ProposalCard } from './ProposalCard';

const REFETCH_MS = 60_000;

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
