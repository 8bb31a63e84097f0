import type { QueryKey } from '@tanstack/react-query';
import { forgetFormDraft } from '@tree-service/design/drafts';
import { EditConflict, useGuardedSave } from '@tree-service/design/hooks';
import type { ReactNode } from 'react';
import { useDecision } from './useDecision';

interface GuardedEdit<Values, Result> {
  /** The version stored now. */
  readonly version: number;
  /** The draft of the editor, forgotten once it is saved. */
  readonly draft: string;
  /** Keys of what the edit changes. */
  readonly refresh: readonly QueryKey[];
  readonly save: (values: Values, expectedVersion: number) => Promise<Result>;
  /** Shows what is stored now, from the answer. */
  readonly show: (result: Result, values: Values) => void;
  /** Called once it shows. */
  readonly onSaved: (result: Result, values: Values) => void;
  /** Starts the editor over from what is stored. */
  readonly onTakeTheirs: () => void;
  /** The saved version, shown in the conflict message. */
  readonly stored: ReactNode;
}

/**
 * Saves an edit and shows it. If somebody else changed it
 * first, nothing is saved and `conflict` asks which version to keep.
 */
export function useGuardedEdit<Values, Result>({
  version,
  draft,
  refresh,
  save,
  show,
  onSaved,
  onTakeTheirs,
  stored,
}: GuardedEdit<Values, Result>): {
  send: (values: Values) => Promise<{ ok: boolean }>;
  conflict: ReactNode;
} {
  const edit = useDecision({
    run: ({ values, expectedVersion }: { values: Values; expectedVersion: number }) =>
      save(values, expectedVersion),
    refresh,
    show: (result, { values }) => show(result, values),
    onDone: (result, { values }) => {
      forgetFormDraft(draft);
      onSaved(result, values);
    },
  });
  const { refused, restart, overwrite, send } = useGuardedSave<Values>({
    version,
    save: async (values, expectedVersion) =>
      void (await edit.mutateAsync({ values, expectedVersion })),
  });
  return {
    send,
    conflict: refused && (
      <EditConflict
        busy={edit.isPending}
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
