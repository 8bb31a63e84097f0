import { FileQuestion } from 'lucide-react';
import { paths } from '@tree-service/kernel/contract';
import { Button, EmptyState, Page } from '@tree-service/design';

/** Stands where an address names no service or no state. */
export function MissingGuide() {
  return (
    <Page title="Cost guide not found" width="narrow">
      <EmptyState
        icon={<FileQuestion />}
        title="There is no cost guide at this address"
        action={
          <Button asLink to={paths.services()}>
            All services
          </Button>
        }
      >
        Choose a service from the list; each has a guide for the country and for every state.
      </EmptyState>
    </Page>
  );
}
