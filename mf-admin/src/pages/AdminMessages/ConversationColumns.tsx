import { MessagesSquare } from 'lucide-react';
import styled from 'styled-components';
import type { OverseenConversation } from '../../api/oversight';
import { NextPage, type FurtherPages } from '@tree-service/design/hooks';
import { Card, EmptyState, media, space, VStack } from '@tree-service/design';
import { ConversationEntry } from './ConversationEntry';
import { OpenConversation } from './OpenConversation';

const Columns = styled.div`
  display: grid;
  gap: ${space(6)};
  ${media.laptopUp} {
    grid-template-columns: minmax(0, 22rem) minmax(0, 1fr);
    align-items: start;
  }
`;

const Behind = styled.div<{ $isBehind: boolean }>`
  ${media.belowLaptop} {
    ${({ $isBehind }) => $isBehind && 'display: none;'}
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

// Stays in sight however far down the list somebody has gone.
const InSight = styled.div`
  ${media.laptopUp} {
    position: sticky;
    top: 6rem;
    max-height: calc(100vh - 8rem);
    overflow-y: auto;
  }
`;

interface ConversationColumnsProps {
  readonly conversations: readonly OverseenConversation[];
  /** How the list goes on. */
  readonly pages: FurtherPages;
  readonly openId: string | null;
}

/** The list of conversations, and beside it the one that is open; on a phone one at a time. */
export function ConversationColumns({ conversations, pages, openId }: ConversationColumnsProps) {
  return (
    <Columns>
      <Behind $isBehind={openId !== null}>
        <VStack>
          <List>
            {conversations.map((conversation) => (
              <li key={conversation.id}>
                <ConversationEntry
                  conversation={conversation}
                  isOpen={conversation.id === openId}
                />
              </li>
            ))}
          </List>
          <NextPage pages={pages} label="Show more conversations" />
        </VStack>
      </Behind>
      {openId === null ? (
        <EmptyState icon={<MessagesSquare size={28} />} title="Choose a conversation">
          Contact details are masked in it until the owner shared them.
        </EmptyState>
      ) : (
        <InSight>
          <Card>
            <OpenConversation
              key={openId}
              conversationId={openId}
              listed={conversations.find(({ id }) => id === openId)}
            />
          </Card>
        </InSight>
      )}
    </Columns>
  );
}
