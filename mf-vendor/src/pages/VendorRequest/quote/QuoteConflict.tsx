import { ConflictAlert } from '@tree-service/design/hooks';

/** The business sent a quote from another window while this one was being edited. */
export function QuoteConflict(choices: { onTheirs: () => void; onMine: () => void }) {
  return (
    <ConflictAlert
      title="Another quote was sent while you were editing"
      theirs="Use sent quote"
      mine="Keep editing mine"
      {...choices}
    >
      It's shown above. Your edits are still here and haven't been sent.
    </ConflictAlert>
  );
}
