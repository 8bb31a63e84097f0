import { useQuery } from '@tanstack/react-query';
import { conversationQuery, type ConversationSummary } from '../../api/conversations';
import { NextPage, type FurtherPages } from '@tree-service/design/hooks';
import { useAuth } from '@tree-service/kernel';
import { Card, color, media, space, Text } from '@tree-service/design';
import { MessagesSquare } from 'lucide-react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { ConversationList } from './ConversationList';
import { ConversationThread } from './ConversationThread';
import { ThreadHeader } from './ThreadHeader';

const SELECTED = 'with';

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(18rem, 24rem) 1fr;
  height: min(46rem, calc(100dvh - 14rem));
  min-height: 26rem;
  ${media.mobile} {
    grid-template-columns: 1fr;
    height: auto;
    min-height: 0;
  }
`;

const ListPane = styled.nav<{ $isCovered: boolean }>`
  padding: ${space(3)};
  border-right: 1px solid ${color.border};
  overflow-y: auto;
  ${media.mobile} {
    ${({ $isCovered }) => $isCovered && 'display: none;'}
    border-right: 0;
  }
`;

const ThreadPane = styled.section<{ $isCovered: boolean }>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  ${media.mobile} {
    ${({ $isCovered }) => $isCovered && 'display: none;'}
    height: calc(100dvh - 12rem);
    min-height: 24rem;
  }
`;

const Nothing = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  margin: auto;
  padding: ${space(6)};
  color: ${color.textMuted};
`;

/** Conversations beside the one that is open; on a phone one after the other. */
export function Inbox({
  conversations,
  further,
  requestAddress,
}: {
  conversations: readonly ConversationSummary[];
  further: FurtherPages;
  requestAddress: (requestId: string) => string;
}) {
  const [parameters] = useSearchParams();
  const selectedId = parameters.get(SELECTED);
  const userId = useAuth((auth) => auth.user?.id ?? '');
  const listed = conversations.find(({ id }) => id === selectedId);
  // A linked conversation may be older than the listed ones.
  const unlisted = useQuery({
    ...conversationQuery(userId, selectedId ?? ''),
    enabled: userId !== '' && selectedId !== null && listed === undefined,
  });
  const selected = listed ?? unlisted.data ?? null;

  return (
    <Frame $flush>
      <ListPane aria-label="Conversations" $isCovered={selected !== null}>
        <ConversationList
          conversations={conversations}
          selectedId={selectedId}
          addressOf={(id) => `?${new URLSearchParams({ [SELECTED]: id }).toString()}`}
        />
        <NextPage pages={further} label="Show more conversations" variant="link" />
      </ListPane>
      <ThreadPane aria-label="Conversation" $isCovered={selected === null}>
        {selected === null ? (
          <Nothing>
            <MessagesSquare aria-hidden size={36} strokeWidth={1.5} />
            <Text tone="muted">Select a conversation to read it.</Text>
          </Nothing>
        ) : (
          <>
            <ThreadHeader
              conversation={selected}
              requestAddress={requestAddress(selected.request_id)}
            />
            <ConversationThread conversationId={selected.id} />
          </>
        )}
      </ThreadPane>
    </Frame>
  );
}
