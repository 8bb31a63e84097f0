import type { ReactNode } from 'react';
import { ConflictAlert } from './ConflictAlert';

/** Shown when two people or tabs changed the same thing; children show what is stored. */
export function EditConflict({
  busy,
  onTakeTheirs,
  onSaveMine,
  children,
}: {
  busy: boolean;
  onTakeTheirs: () => void;
  onSaveMine: () => void;
  children?: ReactNode;
}) {
  return (
    <ConflictAlert
      title="This was changed since you opened it"
      theirs="Use the saved version"
      mine="Save my version"
      busy={busy}
      onTheirs={onTakeTheirs}
      onMine={onSaveMine}
    >
      {children ?? 'Your changes are still here but not saved yet.'}
    </ConflictAlert>
  );
}
