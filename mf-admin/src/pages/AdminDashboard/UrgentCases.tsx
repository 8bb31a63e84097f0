import { useQuery } from '@tanstack/react-query';
import { Card, Link, QueryBoundary, Text, VStack } from '@tree-service/design';
import { urgentCasesQuery } from '../../api/reviewQueue';
import { adminPaths } from '../../paths';
import { CaseTable } from '../../queue/CaseTable';

const REFETCH_MS = 60_000;
const EVERYTHING = { queue: null, isMine: false } as const;

/** The decisions due first. */
export function UrgentCases() {
  const query = useQuery({ ...urgentCasesQuery(), refetchInterval: REFETCH_MS });
  return (
    <Card>
      <QueryBoundary query={query} what="the open decisions">
        {({ cases, total }) =>
          cases.length === 0 ? (
            <Text tone="muted">Nothing to review.</Text>
          ) : (
            <VStack>
              <CaseTable cases={cases} choice={EVERYTHING} />
              <Link to={adminPaths.queue()}>
                {total === 1
                  ? 'Open the review queue'
                  : `All ${total.toLocaleString()} in the review queue`}
              </Link>
            </VStack>
          )
        }
      </QueryBoundary>
    </Card>
  );
}
