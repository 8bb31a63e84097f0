import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  conversationQuery,
  conversationsQuery,
  type ConversationSummary,
} from '../../api/conversations';
import { useLiveRefresh } from '../live';
import { useAuth } from '@tree-service/kernel';
import {
  Button,
  Card,
  color,
  EmptyState,
  Heading,
  Link,
  media,
  Page,
  QueryBoundary,
  space,
  StatusPill,
  Text,
  VStack,
} from '@tree-service/design';
import { noMessages } from '@tree-service/design/illustrations';
import type { ReactNode } from 'react';
import { NextPage, type FurtherPages } from '@tree-service/design/hooks';
import { ArrowLeft, MessagesSquare } from 'lucide-react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { agreedPrice, formatCentsRange, QUOTE_STATES, SERVICES } from '@tree-service/domain';
import { latestQuoteQuery } from '../../api/quotes';
import { ConversationList } from './ConversationList';
import { ConversationThread } from './ConversationThread';

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

const NoneSelected = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  margin: auto;
  padding: ${space(6)};
  color: ${color.textMuted};
`;

const ThreadBar = styled.header`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-bottom: 1px solid ${color.border};
`;

const BackToList = styled.div`
  display: none;
  ${media.mobile} {
    display: block;
  }
`;

const QuoteFacts = styled(VStack)`
  flex: none;
  margin-left: auto;
`;

/** The price and state of the latest quote; nothing before there is one. */
function LatestQuote({ leadId }: { leadId: string }) {
  const { data: quote } = useQuery(latestQuoteQuery(leadId));
  if (!quote) return null;
  const { cents, highestCents } = agreedPrice(quote, quote.jobs);
  const { label, tone } = QUOTE_STATES[quote.state];
  return (
    <QuoteFacts $gap={1} $align="end" role="group" aria-label="Quote">
      <Text as="span" weight="semibold">
        {formatCentsRange(cents, highestCents)}
      </Text>
      <StatusPill tone={tone}>{label}</StatusPill>
    </QuoteFacts>
  );
}

/** Who a conversation is with, which request it is about and what was quoted; on a phone also the way back. */
export function ThreadHeader({
  conversation,
  requestAddress,
}: {
  conversation: ConversationSummary;
  requestAddress: string;
}) {
  return (
    <ThreadBar>
      <BackToList>
        <Button asLink to="?" variant="ghost" size="icon" aria-label="All conversations">
          <ArrowLeft aria-hidden size={20} />
        </Button>
      </BackToList>
      <div>
        <Heading level={2} size="lg">
          {conversation.other_name}
        </Heading>
        <Text as="div" size="sm" tone="muted">
          {SERVICES[conversation.category].name},{' '}
          <Link to={requestAddress}>request #{conversation.request_number}</Link>
        </Text>
      </div>
      <LatestQuote leadId={conversation.lead_id} />
    </ThreadBar>
  );
}

/** Conversations beside the one that is open; on a phone one after the other. */
function Inbox({
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
          <NoneSelected>
            <MessagesSquare aria-hidden size={36} strokeWidth={1.5} />
            <Text tone="muted">Select a conversation to read it.</Text>
          </NoneSelected>
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
