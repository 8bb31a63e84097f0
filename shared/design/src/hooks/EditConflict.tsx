import type { ReactNode } from 'react';
import { ConflictAlert } from './ConflictAlert';

/**
 * Two people, or two tabs, changed the same thing: what was typed stays, and a person decides. Children
 * say what is stored now.
 */
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
      theirs="Use what is saved"
      mine="Save mine instead"
      busy={busy}
      onTheirs={onTakeTheirs}
      onMine={onSaveMine}
    >
      {children ?? 'Nothing was saved yet, and what you typed is still here.'}
    </ConflictAlert>
  );
}
