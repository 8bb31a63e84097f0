import { useQuery } from '@tanstack/react-query';
import { latencyQuery } from '@tree-service/shared/api/diagnostics';
import { isOnline, platformName } from '@tree-service/shared/native';
import { messageOf, runtimeConfig } from '@tree-service/shared/runtime';
import { Button, Card, StatusPill, VStack } from '@tree-service/shared/ui';
import { Facts } from '../layout/Facts';

/** Whether the backend answers and how fast, where it is, and what this browser is. */
export function BackendFacts() {
  const { data, error, isFetching, refetch } = useQuery(latencyQuery());
  const standing = error ? (
    <StatusPill tone="danger">{messageOf(error)}</StatusPill>
  ) : data === undefined ? (
    <StatusPill>Asking…</StatusPill>
  ) : (
    <StatusPill tone="success">Reachable</StatusPill>
  );
  return (
    <Card>
      <VStack $gap={5}>
        <Facts
          facts={[
            { name: 'Backend', value: standing },
            { name: 'Smallest read took', value: data === undefined ? 'Not known' : `${data} ms` },
            { name: 'Address', value: runtimeConfig().backendUrl },
            { name: 'Network', value: isOnline() ? 'Online' : 'Offline' },
            { name: 'Platform', value: platformName() },
            { name: 'Browser', value: navigator.userAgent },
          ]}
        />
        <div>
          <Button variant="outline" loading={isFetching} onClick={() => void refetch()}>
            Measure again
          </Button>
        </div>
      </VStack>
    </Card>
  );
}
