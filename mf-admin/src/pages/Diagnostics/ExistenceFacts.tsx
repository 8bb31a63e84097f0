import { useQuery } from '@tanstack/react-query';
import { existenceChecksQuery } from '../../api/diagnostics';
import { Button, Card, QueryBoundary, StatusPill, VStack } from '@tree-service/design';
import { Facts } from '../../layout/Facts';
import { existenceTexts } from './existenceTexts';

/** Whether the tables of plans and the bucket for photos exist. */
export function ExistenceFacts() {
  const query = useQuery(existenceChecksQuery());
  return (
    <Card>
      <QueryBoundary query={query} what="the checks">
        {(checks) => (
          <VStack $gap={5}>
            <Facts
              facts={existenceTexts(checks).map(({ name, found, tone }) => ({
                name,
                value: <StatusPill tone={tone}>{found}</StatusPill>,
              }))}
            />
            <div>
              <Button
                variant="outline"
                loading={query.isFetching}
                onClick={() => void query.refetch()}
              >
                Check again
              </Button>
            </div>
          </VStack>
        )}
      </QueryBoundary>
    </Card>
  );
}
