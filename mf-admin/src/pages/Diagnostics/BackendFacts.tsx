import { useQuery } from '@tanstack/react-query';
import { latencyQuery } from '../../api/diagnostics';
import { messageOf } from '@tree-service/kernel';
import { Button, Card, StatusPill, VStack } from '@tree-service/design';
import { Facts } from '../../layout/Facts';
import { factsOfBackend } from './factsOfBackend';

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
        <Facts facts={[{ name: 'Backend', value: standing }, ...factsOfBackend(data)]} />
        <div>
          <Button variant="outline" loading={isFetching} onClick={() => void refetch()}>
            Measure again
          </Button>
        </div>
      </VStack>
    </Card>
  );
}
