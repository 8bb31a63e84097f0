import { capitalized } from '@tree-service/domain';
import { Button, EmptyState, Page } from '@tree-service/design';
import { lostPage } from '@tree-service/design/illustrations';

export interface MissingPageProps {
  /** "cost guide" */
  readonly what: string;
  readonly hint: string;
  readonly action: { readonly to: string; readonly label: string };
}

/** Shown when an address has no content. */
export function MissingPage({ what, hint, action }: MissingPageProps) {
  const name = capitalized(what);
  return (
    <Page title={`${name} not found`} width="narrow" isMissing>
      <EmptyState
        picture={lostPage}
        title={`We couldn't find this ${what}`}
        action={
          <Button asLink to={action.to}>
            {action.label}
          </Button>
        }
      >
        {hint}
      </EmptyState>
    </Page>
  );
}
