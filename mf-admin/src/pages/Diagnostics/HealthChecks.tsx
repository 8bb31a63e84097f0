import { useQuery } from '@tanstack/react-query';
import { healthChecksQuery } from '../../api/diagnostics';
import { Button, Card, QueryBoundary, StatusPill, VStack } from '@tree-service/design';
import { Facts } from '../../layout/Facts';
import { healthCheckTexts } from './healthCheckTexts';

export function HealthChecks() {
  const query = useQuery(healthChecksQuery());
  return (
    <Card>
      <QueryBoundary query={query} what="the checks">
        {(checks) => (
          <VStack $gap={5}>
            <Facts
              facts={healthCheckTexts(checks).map(({ name, found, tone }) => ({
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
