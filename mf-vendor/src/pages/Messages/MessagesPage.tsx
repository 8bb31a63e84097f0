import { MessagesPage, QuickRepliesContext } from '@tree-service/market/features/conversation';
import { Button } from '@tree-service/design';
import { quickReplies } from '../../leads/quickReplies';
import { vendorPaths } from '../../paths';

export default function VendorMessagesPage() {
  return (
    <QuickRepliesContext value={quickReplies}>
      <MessagesPage
        requestAddress={(requestId) => vendorPaths.request(requestId)}
        emptyText="When you accept a request, your conversation with the owner appears here."
        emptyAction={
          <Button asLink to={vendorPaths.requests()}>
            View your requests
          </Button>
        }
      />
    </QuickRepliesContext>
  );
}
