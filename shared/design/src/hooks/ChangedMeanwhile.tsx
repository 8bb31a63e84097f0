import type { ReactNode } from 'react';
import { ConflictAlert } from './ConflictAlert';

/**
 * Two people, or two tabs, changed the same thing: what was typed stays, and a person decides. Children
 * say what is stored now.
 */
export function ChangedMeanwhile({
  what,
  busy,
  onTakeTheirs,
  onSaveMine,
  children,
}: {
  /** "Your hours", "This price". */
  what: string;
  busy: boolean;
  onTakeTheirs: () => void;
  onSaveMine: () => void;
  children?: ReactNode;
}) {
  return (
    <ConflictAlert
      title={`${what} changed elsewhere while you were editing`}
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
