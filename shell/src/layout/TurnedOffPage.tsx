import { Power } from 'lucide-react';
import { paths } from '@tree-service/kernel/contract';
import { offNotice, type FeatureFlagName } from '@tree-service/kernel';
import { Button, EmptyState, Page } from '@tree-service/design';

/** Shown at the address of a page whose feature is turned off. */
export function TurnedOffPage({ flag }: { readonly flag: FeatureFlagName }) {
  const { title, description } = offNotice(flag);
  return (
    <Page title={title} width="narrow">
      <EmptyState
        icon={<Power size={28} />}
        title={description}
        action={
          <Button asLink to={paths.account()}>
            Account Settings
          </Button>
        }
      />
    </Page>
  );
}
