import { forgetFormDraft } from '@tree-service/design/drafts';
import { EditConflict, useGuardedSave } from '@tree-service/design/hooks';
import { isVersionConflict } from '@tree-service/kernel';
import { useState, type ReactNode } from 'react';

interface GuardedEdit<Values> {
  /** The version stored now. */
  readonly version: number;
  /** The draft of the editor, forgotten once it is saved. */
  readonly draft: string;
  /** Reads again what is stored. */
  readonly refresh: () => Promise<void>;
  readonly save: (values: Values, expectedVersion: number) => Promise<unknown>;
  /** Called once what is stored has been read again. */
  readonly onSaved?: () => void;
  /** Starts the editor over from what is stored. */
  readonly onTakeTheirs: () => void;
  /** The saved version, shown in the conflict message. */
  readonly stored: ReactNode;
}

/**
 * Saves an edit and reloads the data. If somebody else changed it
 * first, nothing is saved and `conflict` asks which version to keep.
 */
export function useGuardedEdit<Values>({
  version,
  draft,
  refresh,
  save,
  onSaved,
  onTakeTheirs,
  stored,
}: GuardedEdit<Values>): {
  send: (values: Values) => Promise<{ ok: boolean }>;
  conflict: ReactNode;
} {
  const [isBusy, setIsBusy] = useState(false);
  const { refused, restart, overwrite, send } = useGuardedSave({
    version,
    save: async (values: Values, expectedVersion) => {
      setIsBusy(true);
      try {
        await save(values, expectedVersion);
        forgetFormDraft(draft);
        await refresh();
        onSaved?.();
      } catch (cause) {
        const read = refresh();
        // The warning names the version it is about.
        if (isVersionConflict(cause)) await read;
        throw cause;
      } finally {
        setIsBusy(false);
      }
    },
  });
  return {
    send,
    conflict: refused && (
      <EditConflict
        busy={isBusy}
        onTakeTheirs={() => {
          restart();
          forgetFormDraft(draft);
          onTakeTheirs();
        }}
        onSaveMine={overwrite}
      >
        {stored}
      </EditConflict>
    ),
  };
}
