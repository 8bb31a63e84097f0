import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { type OverseenConversation, overseenConversationQuery, sayWhyRead } from '../api/oversight';
import { paths } from '@tree-service/kernel/contract';
import { Button, Heading, Link, media, QueryBoundary, Text, VStack } from '@tree-service/design';
import { ReasonDialog } from '@tree-service/design/forms';
import { BackLink } from '../shared/layout/BackLink';
import { adminPaths } from '../paths';
import { ConversationLog } from '../shared/caseFile/ConversationLog';
import { useDecision } from '../shared/layout/useDecision';

// Beside the list there is nothing to go back to.
const Back = styled.div`
  ${media.laptopUp} {
    display: none;
  }
`;

function ReadOnlyThread({ conversation }: { readonly conversation: OverseenConversation }) {
  const { id, owner_id, vendor_id, request_id } = conversation;
  const { service_requests: request, vendor_profiles: vendor } = conversation;
  return (
    <VStack $gap={5}>
      <div>
        <Heading level={2} size="xl">
          {request.contact_name} and {vendor.business_name}
        </Heading>
        <Text tone="muted" size="sm">
          <Link to={adminPaths.request(request_id)}>Request #{request.number}</Link>,{' '}
          <Link to={adminPaths.vendor(vendor_id)}>Pro page</Link>
        </Text>
      </div>
      <ConversationLog
        conversationId={id}
        ownerId={owner_id}
        ownerName={request.contact_name}
        businessName={vendor.business_name}
      />
    </VStack>
  );
}

interface AskWhyProps {
  readonly conversation: OverseenConversation;
  readonly onSaid: () => void;
}

/** Asks for the reason before a conversation is shown. */
function AskWhy({ conversation, onSaid }: AskWhyProps) {
  const { id, service_requests: request, vendor_profiles: vendor } = conversation;
  const { mutateAsync } = useDecision({
    run: (reason: string) => sayWhyRead(id, reason),
    refresh: [],
    onDone: onSaid,
  });
  return (
    <VStack $align="start">
      <Heading level={2} size="xl">
        {request.contact_name} and {vendor.business_name}
      </Heading>
      <Text tone="muted">Say why before you read this conversation.</Text>
      <ReasonDialog
        keepLabel="Cancel"
        trigger={<Button>Read conversation</Button>}
        title="Read this conversation?"
        description={`Shows the messages about request no. ${request.number}.`}
        label="Reason"
        hint="Saved to the audit log."
        draft={`read-conversation/${id}`}
        confirmLabel="Read conversation"
        mostCharacters={500}
        onConfirm={mutateAsync}
      />
    </VStack>
  );
}

interface OpenConversationProps {
  readonly conversationId: string;
  /** From the list, if it is on a page already read. */
  readonly listed: OverseenConversation | undefined;
}

/** A conversation, shown once the administrator has said why. */
export function OpenConversation({ conversationId, listed }: OpenConversationProps) {
  const [isAllowed, setIsAllowed] = useState(false);
  const query = useQuery({
    ...overseenConversationQuery(conversationId),
    enabled: listed === undefined,
  });
  const thread = (conversation: OverseenConversation) =>
    isAllowed ? (
      <ReadOnlyThread conversation={conversation} />
    ) : (
      <AskWhy conversation={conversation} onSaid={() => setIsAllowed(true)} />
    );
  return (
    <VStack $gap={3}>
      <Back>
        <BackLink to={paths.messages()} label="All conversations" />
      </Back>
      {listed === undefined ? (
        <QueryBoundary query={query} what="the conversation">
          {(conversation) => thread(conversation)}
        </QueryBoundary>
      ) : (
        thread(listed)
      )}
    </VStack>
  );
}
