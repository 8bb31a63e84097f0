import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { overseenConversationQuery, type OverseenConversation } from '../../api/oversight';
import { paths } from '@tree-service/kernel/contract';
import { media, QueryBoundary, VStack } from '@tree-service/design';
import { BackLink } from '../../layout/BackLink';
import { AskWhy } from './AskWhy';
import { ReadOnlyThread } from './ReadOnlyThread';

// Beside the list there is nothing to go back to.
const Back = styled.div`
  ${media.laptopUp} {
    display: none;
  }
`;

interface OpenConversationProps {
  readonly conversationId: string;
  /** From the list, if it is on a page already read. */
  readonly listed: OverseenConversation | undefined;
}

/** A conversation, shown once the administrator has said why. */
export function OpenConversation({ conversationId, listed }: OpenConversationProps) {
  const [isAllowed, setIsAllowed] = useState(false);
  const query = useQuery({
    ...overseenConversationQuery(conversationId),
    enabled: listed === undefined,
  });
  const thread = (conversation: OverseenConversation) =>
    isAllowed ? (
      <ReadOnlyThread conversation={conversation} />
    ) : (
      <AskWhy conversation={conversation} onSaid={() => setIsAllowed(true)} />
    );
  return (
    <VStack $gap={3}>
      <Back>
        <BackLink to={paths.messages()} label="All conversations" />
      </Back>
      {listed === undefined ? (
        <QueryBoundary query={query} what="the conversation">
          {(conversation) => thread(conversation)}
        </QueryBoundary>
      ) : (
        thread(listed)
      )}
    </VStack>
  );
}
