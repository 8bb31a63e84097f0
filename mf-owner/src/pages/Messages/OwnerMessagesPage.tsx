// A chunk of its own: the route loads it.
import { paths } from '@tree-service/kernel/contract';
import { MessagesPage } from '@tree-service/market/features/conversation';
import { Button } from '@tree-service/design';

export default function OwnerMessagesPage() {
  return (
    <MessagesPage
      requestAddress={paths.requestDetail}
      emptyText="A conversation starts when a Pro takes one of your requests."
      emptyAction={
        <Button asLink to={paths.requests()}>
          My Requests
        </Button>
      }
    />
  );
}
