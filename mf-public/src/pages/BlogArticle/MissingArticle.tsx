import { FileQuestion } from 'lucide-react';
import { paths } from '@tree-service/kernel/contract';
import { Button, EmptyState, Page } from '@tree-service/design';

/** Stands where an address names no article. */
export function MissingArticle() {
  return (
    <Page title="Article not found" width="narrow">
      <EmptyState
        icon={<FileQuestion />}
        title="There is no article at this address"
        action={
          <Button asLink to={paths.blog()}>
            All articles
          </Button>
        }
      >
        It may have been renamed. The list has everything we wrote.
      </EmptyState>
    </Page>
  );
}
