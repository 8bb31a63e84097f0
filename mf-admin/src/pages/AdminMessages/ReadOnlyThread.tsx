import { ArrowLeft } from 'lucide-react';
import styled from 'styled-components';
import type { OverseenConversation } from '@tree-service/shared/api/oversight';
import { paths } from '@tree-service/shared/contract';
import { Button, Heading, Link, media, Text, VStack } from '@tree-service/shared/ui';
import { ConversationLog } from '../caseFile/ConversationLog';

// Beside the list there is nothing to go back to.
const Back = styled.div`
  ${media.laptopUp} {
    display: none;
  }
`;

/** The messages of a conversation, for reading alone. */
export function ReadOnlyThread({ conversation }: { readonly conversation: OverseenConversation }) {
  const { id, owner_id, vendor_id, request_id } = conversation;
  const { service_requests: request, vendor_profiles: vendor } = conversation;
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
      <ConversationLog
        conversationId={id}
        ownerId={owner_id}
        ownerName={request.contact_name}
        businessName={vendor.business_name}
      />
    </VStack>
  );
}
