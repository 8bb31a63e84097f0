import { useState } from 'react';
import type { ErrorGroup } from '../../api/errorReports';
import { FoldedError } from './FoldedError';
import { ErrorGroupDetails } from './ErrorGroupDetails';
import { factsOfGroup } from './groupWords';

interface ErrorGroupEntryProps {
  readonly group: ErrorGroup;
  readonly onOpen: () => void;
}

/** One kind of error; opens to show its history, its latest reports, and to resolve it. */
export function ErrorGroupEntry({ group, onOpen }: ErrorGroupEntryProps) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <FoldedError
      severity={group.severity}
      message={group.message}
      facts={factsOfGroup(group)}
      when={group.last_seen_at}
      onOpenChange={(isOpen) => {
        if (!isOpen) return;
        setWasOpened(true);
        onOpen();
      }}
    >
      {wasOpened && <ErrorGroupDetails group={group} />}
    </FoldedError>
  );
}
