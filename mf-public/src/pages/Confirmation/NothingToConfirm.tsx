import { Inbox } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { paths } from '@tree-service/kernel/contract';
import type { AuthState } from '@tree-service/kernel';
import { Button, EmptyState, Page } from '@tree-service/design';

/** Stands where no request is known: nobody is signed in, or the address names none of theirs. */
export function NothingToConfirm({ status }: { readonly status: AuthState['status'] }) {
  const { pathname, search } = useLocation();
  const isVisitor = status === 'signedOut';
  return (
    <Page title="Your request" width="narrow">
      <EmptyState
        icon={<Inbox />}
        title={isVisitor ? 'Sign in to see your request' : 'There is no request to confirm here'}
        action={
          isVisitor ? (
            <Button asLink to={paths.login()} state={{ returnTo: pathname + search }}>
              Sign in
            </Button>
          ) : (
            <Button asLink to={paths.requests()}>
              My requests
            </Button>
          )
        }
      >
        {isVisitor
          ? 'Requests are shown to whoever sent them. Nothing sent yet? Describing the work needs no account.'
          : 'Every request you have sent stands in your list, with its number and how it goes on.'}
      </EmptyState>
    </Page>
  );
}
