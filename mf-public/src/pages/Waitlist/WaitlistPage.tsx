import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  Button,
  EmptyState,
  HStack,
  Page,
  QueryBoundary,
  Text,
  VStack,
} from '@tree-service/design';
import { useAction } from '@tree-service/design/hooks';
import { paths } from '@tree-service/kernel/contract';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { confirmWaitlist, entryQuery, leaveWaitlist, type WaitlistEntry } from './waitlist.api';

function WaitingEntry({ token, entry }: { readonly token: string; readonly entry: WaitlistEntry }) {
  const queries = useQueryClient();
  const [hasLeft, setHasLeft] = useState(false);
  const action = useAction({
    run: (act: 'confirm' | 'leave') =>
      act === 'confirm' ? confirmWaitlist(token) : leaveWaitlist(token),
    failed: "That didn't work",
    refresh: [],
    onDone: (_, act) => {
      if (act === 'leave') setHasLeft(true);
      else {
        queries.setQueryData(entryQuery(token).queryKey, {
          entry: { ...entry, is_confirmed: true },
        });
      }
    },
  });
  if (hasLeft) {
    return (
      <Text role="status">
        You left the waitlist for {entry.place}, and we deleted your email address from it.
      </Text>
    );
  }
  return (
    <VStack $gap={5} $align="start">
      <Text role="status">
        {entry.is_confirmed
          ? `You're on the waitlist. We'll email you once, when we open in ${entry.place}.`
          : `Confirm that you want an email when we open in ${entry.place}.`}
      </Text>
      <HStack $gap={3} $wrap>
        {!entry.is_confirmed && (
          <Button loading={action.isPending} onClick={() => action.mutate('confirm')}>
            Confirm
          </Button>
        )}
        <Button variant="outline" loading={action.isPending} onClick={() => action.mutate('leave')}>
          Leave the waitlist
        </Button>
      </HStack>
    </VStack>
  );
}

function DeadLink() {
  return (
    <EmptyState
      title="This link doesn't work anymore"
      action={
        <Button asLink variant="outline" to={paths.home()}>
          Home
        </Button>
      }
    >
      You may have left the waitlist already, we may have opened there, or the 7 days to confirm are
      over.
    </EmptyState>
  );
}

/** The page behind the links in waitlist emails. Opening it changes nothing, because mail programs prefetch links. */
export default function WaitlistPage() {
  // The fragment reaches no server, and so no log.
  const token = useLocation().hash.slice(1);
  const query = useQuery(entryQuery(token));
  return (
    <Page title="Waitlist" width="narrow">
      <QueryBoundary query={query} what="the waitlist">
        {({ entry }) =>
          entry === null ? <DeadLink /> : <WaitingEntry token={token} entry={entry} />
        }
      </QueryBoundary>
    </Page>
  );
}
