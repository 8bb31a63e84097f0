import { useQuery } from '@tanstack/react-query';
import { latencyQuery } from '../../api/diagnostics';
import { messageOf } from '@tree-service/kernel';
import { Button, Card, StatusPill, VStack } from '@tree-service/design';
import { Facts } from '../../layout/Facts';
import { factsOfBackend } from './factsOfBackend';

export function BackendFacts() {
  const { data, error, isFetching, refetch } = useQuery(latencyQuery());
  const status = error ? (
    <StatusPill tone="danger">{messageOf(error)}</StatusPill>
  ) : data === undefined ? (
    <StatusPill>Checking…</StatusPill>
  ) : (
    <StatusPill tone="success">Reachable</StatusPill>
  );
  return (
    <Card>
      <VStack $gap={5}>
        <Facts facts={[{ name: 'Backend', value: status }, ...factsOfBackend(data)]} />
        <div>
          <Button variant="outline" loading={isFetching} onClick={() => void refetch()}>
            Check again
          </Button>
        </div>
      </VStack>
    </Card>
  );
}
