import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import styled from 'styled-components';
import { overseenConversationQuery, type OverseenConversation } from '../../api/oversight';
import { paths } from '@tree-service/kernel/contract';
import { Button, media, QueryBoundary, VStack } from '@tree-service/design';
import { ReadOnlyThread } from './ReadOnlyThread';

// Beside the list there is nothing to go back to.
const Back = styled.div`
  ${media.laptopUp} {
    display: none;
  }
`;

interface OpenConversationProps {
  readonly conversationId: string;
  /** As the list has it; older conversations are not listed, and are read on their own. */
  readonly listed: OverseenConversation | undefined;
}

/** The conversation an address asks for, however old it is. */
export function OpenConversation({ conversationId, listed }: OpenConversationProps) {
  const query = useQuery({
    ...overseenConversationQuery(conversationId),
    enabled: listed === undefined,
  });
  return (
    <VStack $gap={3}>
      <Back>
        <Button asLink to={paths.messages()} variant="link">
          <ArrowLeft size={18} aria-hidden />
          All conversations
        </Button>
      </Back>
      {listed === undefined ? (
        <QueryBoundary query={query} what="the conversation">
          {(conversation) => <ReadOnlyThread conversation={conversation} />}
        </QueryBoundary>
      ) : (
        <ReadOnlyThread conversation={listed} />
      )}
    </VStack>
  );
}
