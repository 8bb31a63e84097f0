import { useLocation } from 'react-router-dom';
import { paths } from '@tree-service/kernel/contract';
import type { AuthState } from '@tree-service/kernel';
import { Button, EmptyState, Page } from '@tree-service/design';
import { noRequests } from '@tree-service/design/illustrations';

/** Shown without a request: for visitors, or when the address has none of the user's requests. */
export function NothingToConfirm({ status }: { readonly status: AuthState['status'] }) {
  const { pathname, search } = useLocation();
  const isVisitor = status === 'signedOut';
  return (
    <Page title="Your request" width="narrow">
      <EmptyState
        picture={noRequests}
        title={isVisitor ? 'Sign in to see your request' : "We couldn't find a request to confirm"}
        action={
          isVisitor ? (
            <Button asLink to={paths.login()} state={{ returnTo: pathname + search }}>
              Sign in
            </Button>
          ) : (
            <Button asLink to={paths.requests()}>
              My Requests
            </Button>
          )
        }
      >
        {isVisitor
          ? "Sign in with the account that sent the request. Haven't sent one yet? You can describe the work without an account."
          : "You'll find every request you sent, with its number and status, in your list."}
      </EmptyState>
    </Page>
  );
}
