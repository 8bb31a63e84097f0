import { paths } from '@tree-service/shared/contract';
import { MessagesPage } from '@tree-service/shared/features/conversation';
import { Button } from '@tree-service/shared/ui';

/** The page at `patterns.messages`, for Pros. */
export default function VendorMessagesPage() {
  return (
    <MessagesPage
      requestAddress={(requestId) => paths.vendorRequest(requestId)}
      emptyText="When you accept a request, the conversation with its owner starts here."
      emptyAction={
        <Button asLink to={paths.vendorRequests()}>
          See your requests
        </Button>
      }
    />
  );
}
