import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button, space, Text } from '@tree-service/shared/ui';
import styled from 'styled-components';

const Row = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding-block: ${space(2)};
`;

/** How the list of conversations goes on. */
export type FurtherConversations = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
> & { readonly fetchNextPage: () => Promise<unknown> };

/** Below the last conversation listed: brings the page after it. */
export function MoreConversations({ further }: { further: FurtherConversations }) {
  if (!further.hasNextPage) return null;
  return (
    <Row>
      {further.isFetchNextPageError && (
        <Text size="sm" tone="danger" role="alert">
          We could not load more conversations.
        </Text>
      )}
      <Button
        variant="link"
        size="sm"
        loading={further.isFetchingNextPage}
        onClick={() => void further.fetchNextPage()}
      >
        {further.isFetchNextPageError ? 'Try Again' : 'Show more conversations'}
      </Button>
    </Row>
  );
}
