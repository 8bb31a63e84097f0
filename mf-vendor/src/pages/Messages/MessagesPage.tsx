import { paths } from '@tree-service/kernel/contract';
import { MessagesPage } from '@tree-service/market/features/conversation';
import { Button } from '@tree-service/design';

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
