import { Button, Text } from '@tree-service/shared/ui';
import styled from 'styled-components';
import type { Older } from './older';

const Row = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
`;

/** Above the first message shown: brings the page of messages before it. */
export function OlderMessages({ older }: { older: Older }) {
  if (!older.isThere) return null;
  return (
    <Row>
      {older.hasFailed && (
        <Text size="sm" tone="danger" role="alert">
          We could not load older messages.
        </Text>
      )}
      <Button variant="link" size="sm" loading={older.isLoading} onClick={older.load}>
        {older.hasFailed ? 'Try Again' : 'Load older messages'}
      </Button>
    </Row>
  );
}
