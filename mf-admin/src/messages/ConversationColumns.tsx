import { MessagesSquare } from 'lucide-react';
import styled from 'styled-components';
import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lastMessageOf, lastMessagesQuery, type OverseenConversation } from '../api/oversight';
import { messageOf } from '@tree-service/kernel';
import {
  Alert,
  Button,
  Card,
  color,
  EmptyState,
  HStack,
  media,
  motion,
  space,
  Text,
  VStack,
} from '@tree-service/design';
import { ReasonDialog } from '@tree-service/design/forms';
import { Link, useSearchParams } from 'react-router';
import { SERVICES } from '@tree-service/domain';
import { AddressPages } from '../shared/layout/AddressPages';
import { useDecision } from '../shared/layout/useDecision';
import { Age } from '../shared/layout/Age';
import { OpenConversation } from './OpenConversation';

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

interface ShowLastMessagesProps {
  readonly conversations: readonly OverseenConversation[];
  readonly onShown: (reason: string) => void;
}

/** Asks once for the reason to see the last message of every conversation that is listed. */
function ShowLastMessages({ conversations, onShown }: ShowLastMessagesProps) {
  const queries = useQueryClient();
  const { mutateAsync } = useDecision({
    run: (reason: string) => queries.fetchQuery(lastMessagesQuery(conversations, reason)),
    refresh: [],
    onDone: (_, reason) => onShown(reason),
  });
  return (
    <ReasonDialog
      keepLabel="Cancel"
      trigger={
        <Button variant="outline" size="sm">
          Show last messages
        </Button>
      }
      title="Show last messages?"
      description="Shows how the last message of each conversation begins, also on the other pages of the list until you leave it."
      label="Reason"
      hint="Saved to the audit log for each conversation."
      draft="last-messages"
      confirmLabel="Show last messages"
      mostCharacters={500}
      onConfirm={mutateAsync}
    />
  );
}

const Entry = styled(Link)`
  display: block;
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.border};
  color: inherit;
  text-decoration: none;
  transition: background ${motion.fast};
  li:last-child > & {
    border-bottom: 0;
  }
  &:hover {
    background: ${color.surfaceSunken};
  }
  &[aria-current] {
    background: ${color.brandSoft};
  }
`;

const LastMessage = styled(Text)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

interface ConversationEntryProps {
  readonly conversation: OverseenConversation;
  /** How it begins, once a reason was given. */
  readonly lastMessage: string | undefined;
  readonly isOpen: boolean;
}

function ConversationEntry({ conversation, lastMessage, isOpen }: ConversationEntryProps) {
  const [address] = useSearchParams();
  const { id, service_requests: request, vendor_profiles: vendor, last_message_at } = conversation;
  const search = new URLSearchParams(address);
  search.set('with', id);
  return (
    <Entry to={{ search: search.toString() }} aria-current={isOpen ? 'true' : undefined}>
      <Text weight="semibold">
        {request.contact_name} and {vendor.business_name}
      </Text>
      <Text size="sm" tone="muted">
        #{request.number}, {SERVICES[request.category].name},{' '}
        {last_message_at ? <Age since={last_message_at} /> : 'no messages yet'}
      </Text>
      {lastMessage !== undefined && <LastMessage size="sm">{lastMessage}</LastMessage>}
    </Entry>
  );
}

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
