import { useInfiniteQuery } from '@tanstack/react-query';
import { conversationsQuery } from '../../api/conversations';
import { useLiveRefresh } from '../live';
import { messageOf, useAuth } from '@tree-service/kernel';
import { EmptyState, ErrorCard, Page, Skeleton, VStack } from '@tree-service/design';
import { MessagesSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { Inbox } from './Inbox';

/** What the messages page needs to know about the area it stands in. */
export interface MessagesPageProps {
  /** The address of the request a conversation is about. */
  requestAddress: (requestId: string) => string;
  /** What to say and offer while there are no conversations. */
  emptyText: string;
  emptyAction: ReactNode;
}

function ListSkeleton() {
  return (
    <VStack role="status" aria-label="Loading conversations">
      <Skeleton $height="4.5rem" $radius="md" />
      <Skeleton $height="4.5rem" $radius="md" />
      <Skeleton $height="4.5rem" $radius="md" />
    </VStack>
  );
}

/** The page at /messages, for owners and Pros alike: conversations and the one that is open. */
export function MessagesPage({ requestAddress, emptyText, emptyAction }: MessagesPageProps) {
  useLiveRefresh();
  const userId = useAuth((auth) => auth.user?.id ?? '');
  const conversations = useInfiniteQuery({
    ...conversationsQuery(userId),
    enabled: userId !== '',
  });
  const { data, error, refetch } = conversations;

  const content = () => {
    if (data && data.length > 0) {
      return <Inbox conversations={data} further={conversations} requestAddress={requestAddress} />;
    }
    if (data) {
      return (
        <EmptyState icon={<MessagesSquare />} title="No messages yet" action={emptyAction}>
          {emptyText}
        </EmptyState>
      );
    }
    if (error) {
      return (
        <ErrorCard
          title="We could not load your messages"
          description={messageOf(error)}
          onRetry={() => void refetch()}
        />
      );
    }
    return <ListSkeleton />;
  };
  return (
    <Page title="Messages" width="wide">
      {content()}
    </Page>
  );
}
