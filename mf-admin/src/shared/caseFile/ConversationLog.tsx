import { useInfiniteQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { messagesQuery } from '@tree-service/market/api/conversations';
import { formatMoment } from '@tree-service/domain';
import { MaskedWords, MessageAttachments } from '@tree-service/market/features/conversation';
import { NextPage } from '@tree-service/design/hooks';
import { color, QueryBoundary, radius, space, Text } from '@tree-service/design';

const Log = styled.ol`
  display: grid;
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Words = styled.div<{ $isOwner: boolean }>`
  max-width: 40rem;
  margin-top: ${space(1)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.md};
  background: ${({ $isOwner }) => ($isOwner ? color.brandSoft : color.surfaceSunken)};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

interface ConversationLogProps {
  readonly conversationId: string;
  readonly ownerId: string;
  readonly ownerName: string;
  readonly businessName: string;
}

export function ConversationLog(props: ConversationLogProps) {
  const { conversationId, ownerId, ownerName, businessName } = props;
  const query = useInfiniteQuery(messagesQuery(conversationId));
  return (
    <QueryBoundary query={query} what="the messages">
      {(messages) =>
        messages.length === 0 ? (
          <Text tone="muted">No messages yet.</Text>
        ) : (
          <>
            <NextPage pages={query} label="Load older messages" variant="link" />
            <Log aria-label="Messages">
              {messages.map(({ id, sender_id, body, created_at, masked, attachments }) => (
                <li key={id}>
                  <Text size="sm" tone="muted">
                    <strong>{sender_id === ownerId ? ownerName : businessName}</strong>,{' '}
                    <time dateTime={created_at}>{formatMoment(created_at)}</time>
                  </Text>
                  {body !== '' && (
                    <Words dir="auto" $isOwner={sender_id === ownerId}>
                      {masked ? <MaskedWords>{body}</MaskedWords> : body}
                    </Words>
                  )}
                  {attachments && attachments.length > 0 && (
                    <MessageAttachments attachments={attachments} />
                  )}
                </li>
              ))}
            </Log>
          </>
        )
      }
    </QueryBoundary>
  );
}
