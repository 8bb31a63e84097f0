import { useState } from 'react';
import type { ErrorGroup } from '@tree-service/shared/api/errorReports';
import { FoldedError } from './FoldedError';
import { ErrorGroupDetails } from './ErrorGroupDetails';
import { factsOfGroup } from './groupWords';

/** One kind of error; opens to show its history, its latest reports, and to resolve it. */
export function ErrorGroupEntry({ group }: { readonly group: ErrorGroup }) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <FoldedError
      severity={group.severity}
      message={group.message}
      facts={factsOfGroup(group)}
      when={group.last_seen_at}
      onOpenChange={(isOpen) => setWasOpened((before) => before || isOpen)}
    >
      {wasOpened && <ErrorGroupDetails group={group} />}
    </FoldedError>
  );
}
