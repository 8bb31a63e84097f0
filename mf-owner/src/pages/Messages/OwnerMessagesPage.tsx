import { paths } from '@tree-service/shared/contract';
import { MessagesPage } from '@tree-service/shared/features/conversation';
import { Button } from '@tree-service/shared/ui';

/** The page at /messages for owners. */
export default function OwnerMessagesPage() {
  return (
    <MessagesPage
      requestAddress={paths.requestDetail}
      emptyText="A conversation opens as soon as a Pro wants to quote one of your requests."
      emptyAction={
        <Button asLink to={paths.requests()}>
          My Requests
        </Button>
      }
    />
  );
}
