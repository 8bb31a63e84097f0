import { adminPaths } from '../../paths';
import type { OverseenConversation } from '../../api/oversight';
import { Heading, Link, Text, VStack } from '@tree-service/design';
import { ConversationLog } from '../../caseFile/ConversationLog';

export function ReadOnlyThread({ conversation }: { readonly conversation: OverseenConversation }) {
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
