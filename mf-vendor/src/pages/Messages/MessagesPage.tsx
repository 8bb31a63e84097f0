import { MessagesPage } from '@tree-service/market/features/conversation';
import { Button } from '@tree-service/design';
import { vendorPaths } from '../../paths';

export default function VendorMessagesPage() {
  return (
    <MessagesPage
      requestAddress={(requestId) => vendorPaths.request(requestId)}
      emptyText="When you accept a request, the conversation with its owner starts here."
      emptyAction={
        <Button asLink to={vendorPaths.requests()}>
          See your requests
        </Button>
      }
    />
  );
}
