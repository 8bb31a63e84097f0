// Apart from the notices around it: the page of a request shows it alone.
import { Alert } from '@tree-service/design';
import { SEARCH_TEXTS } from '@tree-service/domain';

/** Who to call about dangerous work while no Pro has been asked, and what to ask them. */
export function DangerNotice() {
  const { title, words } = SEARCH_TEXTS.danger;
  return (
    <Alert tone="danger" title={title}>
      {words}
    </Alert>
  );
}
