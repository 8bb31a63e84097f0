import { useInfiniteQuery } from '@tanstack/react-query';
import { conversationsQuery } from '../../api/conversations';
import { useLiveRefresh } from '../live';
import { useAuth } from '@tree-service/kernel';
import { EmptyState, Page, QueryBoundary } from '@tree-service/design';
import { noMessages } from '@tree-service/design/illustrations';
import type { ReactNode } from 'react';
import { Inbox } from './Inbox';

export interface MessagesPageProps {
  /** The address of the request a conversation is about. */
  requestAddress: (requestId: string) => string;
  /** What to say and offer while there are no conversations. */
  emptyText: string;
  emptyAction: ReactNode;
}

/** The page at /messages for owners and Pros: the conversations and the selected one. */
export function MessagesPage({ requestAddress, emptyText, emptyAction }: MessagesPageProps) {
  useLiveRefresh();
  const userId = useAuth((auth) => auth.user?.id ?? '');
  const conversations = useInfiniteQuery({
    ...conversationsQuery(userId),
    enabled: userId !== '',
  });
  return (
    <Page title="Messages" width="wide">
      <QueryBoundary query={conversations} what="your messages">
        {(list) =>
          list.length > 0 ? (
            <Inbox conversations={list} further={conversations} requestAddress={requestAddress} />
          ) : (
            <EmptyState picture={noMessages} title="No messages yet" action={emptyAction}>
              {emptyText}
            </EmptyState>
          )
        }
      </QueryBoundary>
    </Page>
  );
}
