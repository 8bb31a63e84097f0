import { MessagesSquare } from 'lucide-react';
import styled from 'styled-components';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { lastMessageOf, lastMessagesQuery, type OverseenConversation } from '../../api/oversight';
import { messageOf } from '@tree-service/kernel';
import { Alert, Card, EmptyState, HStack, media, space, VStack } from '@tree-service/design';
import { AddressPages } from '../../layout/AddressPages';
import { ConversationEntry } from './ConversationEntry';
import { OpenConversation } from './OpenConversation';
import { ShowLastMessages } from './ShowLastMessages';

const Columns = styled.div`
  display: grid;
  gap: ${space(6)};
  ${media.laptopUp} {
    grid-template-columns: minmax(0, 22rem) minmax(0, 1fr);
    align-items: start;
  }
`;

const ListColumn = styled.div<{ $isHidden: boolean }>`
  ${media.belowLaptop} {
    ${({ $isHidden }) => $isHidden && 'display: none;'}
  }
`;

const BesideList = styled.div`
  ${media.belowLaptop} {
    display: none;
  }
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.laptopUp} {
    max-height: calc(100vh - 8rem);
    overflow-y: auto;
  }
`;

const Sticky = styled.div`
  ${media.laptopUp} {
    position: sticky;
    top: 6rem;
    max-height: calc(100vh - 8rem);
    overflow-y: auto;
  }
`;

interface ConversationColumnsProps {
  readonly conversations: readonly OverseenConversation[];
  /** Where the next page begins; null on the last. */
  readonly next: string | null;
  readonly openId: string | null;
}

/** The conversations beside the open one; on a phone one at a time. */
export function ConversationColumns({ conversations, next, openId }: ConversationColumnsProps) {
  const [reason, setReason] = useState<string | null>(null);
  const { data: lastMessages, error } = useQuery({
    ...lastMessagesQuery(conversations, reason ?? ''),
    enabled: reason !== null,
  });
  return (
    <Columns>
      <ListColumn $isHidden={openId !== null}>
        <VStack>
          {reason === null && (
            <HStack>
              <ShowLastMessages conversations={conversations} onShown={setReason} />
            </HStack>
          )}
          {error && <Alert tone="danger" title={messageOf(error)} />}
          <Card $flush>
            <List role="list" aria-label="Conversations">
              {conversations.map((conversation) => (
                <li key={conversation.id}>
                  <ConversationEntry
                    conversation={conversation}
                    lastMessage={lastMessageOf(lastMessages, conversation)}
                    isOpen={conversation.id === openId}
                  />
                </li>
              ))}
            </List>
          </Card>
          <AddressPages what="conversations" next={next} />
        </VStack>
      </ListColumn>
      {openId === null ? (
        <BesideList>
          <EmptyState icon={<MessagesSquare size={28} />} title="Choose a conversation">
            Contact details are masked until the owner shares them.
          </EmptyState>
        </BesideList>
      ) : (
        <Sticky>
          <Card>
            <OpenConversation
              key={openId}
              conversationId={openId}
              listed={conversations.find(({ id }) => id === openId)}
            />
          </Card>
        </Sticky>
      )}
    </Columns>
  );
}
