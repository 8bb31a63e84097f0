import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import styled from 'styled-components';
import { messagesQuery } from '@tree-service/shared/api/conversations';
import type { OverseenConversation } from '@tree-service/shared/api/oversight';
import { paths } from '@tree-service/shared/contract';
import { formatMoment } from '@tree-service/shared/domain';
import {
  MaskedWords,
  MessageAttachments,
  olderOf,
  OlderMessages,
} from '@tree-service/shared/features/conversation';
import {
  color,
  Button,
  Heading,
  Link,
  media,
  radius,
  space,
  Text,
  VStack,
} from '@tree-service/shared/ui';
import { QueryView } from '../layout/QueryView';

const Log = styled.ol`
  display: grid;
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

// Beside the list there is nothing to go back to.
const Back = styled.div`
  ${media.laptopUp} {
    display: none;
  }
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

/** The messages of a conversation, for reading alone. */
export function ReadOnlyThread({ conversation }: { readonly conversation: OverseenConversation }) {
  const { id, owner_id, vendor_id, request_id } = conversation;
  const { service_requests: request, vendor_profiles: vendor } = conversation;
  const query = useInfiniteQuery(messagesQuery(id));
  return (
    <VStack $gap={5}>
      <div>
        <Back>
          <Button asLink to={paths.messages()} variant="link">
            <ArrowLeft size={18} aria-hidden />
            All conversations
          </Button>
        </Back>
        <Heading level={2} size="xl">
          {request.contact_name} and {vendor.business_name}
        </Heading>
        <Text tone="muted" size="sm">
          <Link to={`${paths.adminMatchVisualization()}?request=${request_id}`}>
            Request no. {request.number}
          </Link>
          , <Link to={paths.adminVendor(vendor_id)}>the Pro</Link>
        </Text>
      </div>
      <QueryView query={query} what="the messages" rows={4}>
        {(messages) =>
          messages.length === 0 ? (
            <Text tone="muted">Nobody has written anything yet.</Text>
          ) : (
            <>
              <OlderMessages older={olderOf(query)} />
              <Log aria-label="Messages">
                {messages.map(
                  ({ id: messageId, sender_id, body, created_at, masked, attachments }) => (
                    <li key={messageId}>
                      <Text size="sm" tone="muted">
                        <strong>
                          {sender_id === owner_id ? request.contact_name : vendor.business_name}
                        </strong>
                        , <time dateTime={created_at}>{formatMoment(created_at)}</time>
                      </Text>
                      {body !== '' && (
                        <Words $isOwner={sender_id === owner_id}>
                          {masked ? <MaskedWords>{body}</MaskedWords> : body}
                        </Words>
                      )}
                      {attachments && attachments.length > 0 && (
                        <MessageAttachments attachments={attachments} />
                      )}
                    </li>
                  ),
                )}
              </Log>
            </>
          )
        }
      </QueryView>
    </VStack>
  );
}
