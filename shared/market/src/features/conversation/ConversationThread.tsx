import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  conversationQuery,
  type ConversationSummary,
  markConversationRead,
  type Message,
  messagesQuery,
} from '../../api/conversations';
import { untilShared } from '@tree-service/domain';
import type { FurtherPages } from '@tree-service/design/hooks';
import { isOwner, messageOf, reportError, useAuth } from '@tree-service/kernel';
import { ErrorCard, Skeleton, space, Text } from '@tree-service/design';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Composer } from './Composer';
import { MessageLog } from './MessageLog';
import { useOutbox } from './useOutbox';
import { useMessageReports } from './ReportMessage';

const Frame = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

const Closed = styled(Text)`
  padding: ${space(4)};
`;

const maskedHint = (isReaderOwner: boolean) =>
  `For your safety, phone numbers and email addresses in messages stay hidden ${
    isReaderOwner
      ? untilShared('contact details')
      : 'until the owner shares contact details or accepts your quote'
  }.`;

/**
 * Id of the first message the reader has not seen: the last `unreadCount` messages of the other side
 * are unread. Null when all were read.
 */
export function firstUnread(
  messages: readonly Message[],
  readerId: string,
  unreadCount: number,
): string | null {
  if (unreadCount <= 0) return null;
  const others = messages.filter(({ sender_id }) => sender_id !== readerId);
  return others.at(-unreadCount)?.id ?? others[0]?.id ?? null;
}

/**
 * Marks a conversation as read while it is on screen: when it is opened, when another message arrives,
 * and when people come back to the tab.
 */
function useReadMark(
  conversationId: string,
  lastMessageId: string | null,
  isUnread: boolean,
): void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: markConversationRead,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['conversations', 'of'] }),
    onError: (error) =>
      reportError(error, { severity: 'warning', category: 'api', source: 'useReadMark' }),
  });

  useEffect(() => {
    if (!isUnread) return undefined;
    const markIfSeen = () => {
      if (document.visibilityState === 'visible') mutate(conversationId);
    };
    markIfSeen();
    document.addEventListener('visibilitychange', markIfSeen);
    return () => document.removeEventListener('visibilitychange', markIfSeen);
  }, [conversationId, lastMessageId, isUnread, mutate]);
}

interface OpenThreadProps {
  readerId: string;
  conversation: ConversationSummary;
  messages: readonly Message[];
  older: FurtherPages;
  isClosed: boolean;
}

function OpenThread({ readerId, conversation, messages, older, isClosed }: OpenThreadProps) {
  const outbox = useOutbox(conversation.id);
  const isReaderOwner = useAuth(isOwner);
  const reports = useMessageReports(readerId);
  // Kept from when the thread was opened: reading it must not take the mark away.
  const [firstUnreadId] = useState(() =>
    firstUnread(messages, readerId, conversation.unread_count),
  );
  useReadMark(conversation.id, messages.at(-1)?.id ?? null, conversation.unread_count > 0);

  return (
    <Frame>
      <MessageLog
        readerId={readerId}
        otherName={conversation.other_name}
        timeZone={conversation.time_zone}
        messages={messages}
        firstUnreadId={firstUnreadId}
        older={older}
        outbox={outbox}
        reports={reports}
      />
      {isClosed ? (
        <Closed tone="muted">This conversation is closed.</Closed>
      ) : (
        <Composer
          conversationId={conversation.id}
          leadState={conversation.lead_state}
          otherName={conversation.other_name}
          side={isReaderOwner ? 'owner' : 'vendor'}
          hint={conversation.contact_shared ? null : maskedHint(isReaderOwner)}
          onSend={outbox.send}
        />
      )}
    </Frame>
  );
}

const SkeletonLines = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: flex-end;
  gap: ${space(4)};
  padding: ${space(4)};
`;

const OwnLine = styled.div`
  align-self: flex-end;
`;

/** The shape of a conversation while it is being read. */
function ThreadSkeleton() {
  return (
    <SkeletonLines role="status" aria-label="Loading messages">
      <Skeleton $width="14rem" $height="3rem" $radius="lg" />
      <OwnLine>
        <Skeleton $width="11rem" $height="3rem" $radius="lg" />
      </OwnLine>
      <Skeleton $width="16rem" $height="4.5rem" $radius="lg" />
    </SkeletonLines>
  );
}

export interface ConversationThreadProps {
  conversationId: string;
  /** Nothing can be written any more, whatever the conversation's own state. */
  isClosed?: boolean;
}

/**
 * The messages of one conversation and where to write the next. It fills the height of a flex column;
 * the page it is on calls useLiveRefresh.
 */
export function ConversationThread({ conversationId, isClosed = false }: ConversationThreadProps) {
  const readerId = useAuth((auth) => auth.user?.id ?? '');
  const summary = useQuery({
    ...conversationQuery(readerId, conversationId),
    enabled: readerId !== '',
  });
  const messages = useInfiniteQuery(messagesQuery(conversationId));
  const conversation = summary.data;

  if (conversation && messages.data) {
    return (
      <OpenThread
        key={conversationId}
        readerId={readerId}
        conversation={conversation}
        messages={messages.data}
        older={messages}
        isClosed={isClosed || !conversation.is_open}
      />
    );
  }
  const error = messages.error ?? summary.error;
  if (error) {
    const retry = () => {
      void messages.refetch();
      void summary.refetch();
    };
    return (
      <ErrorCard
        title="We couldn't load this conversation"
        description={messageOf(error)}
        onRetry={retry}
      />
    );
  }
  if (conversation === null && !summary.isFetching) {
    return (
      <Closed tone="muted">This conversation doesn't exist, or you don't have access to it.</Closed>
    );
  }
  return <ThreadSkeleton />;
}
