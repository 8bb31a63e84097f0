import { forgetFormDraft } from '@tree-service/design/drafts';
import { EditConflict, useGuardedSave, useIdempotencyKey } from '@tree-service/design/hooks';
import { notify } from '@tree-service/kernel';
import { useState, type ReactNode } from 'react';

interface VersionedSettings<Changes> {
  /** The version the editor began from. */
  readonly version: number;
  /** What the success notice calls it: "Version", "Deadlines version". */
  readonly name: string;
  /** The draft of the editor, forgotten once it is saved. */
  readonly draft: string;
  /** Reads again what a newer version changes. */
  readonly refresh: () => Promise<void>;
  /** Starts the editor over from the version in force. */
  readonly onRenew: () => void;
  readonly save: (
    changes: Changes,
    reason: string,
    key: string,
    expectedVersion?: number,
  ) => Promise<{ version: number }>;
}

/**
 * Saves changes as a new version, with a reason. When another administrator has saved one meanwhile,
 * nothing is saved and `conflict` asks which to keep.
 */
export function useSaveAsVersion<Changes>({
  version,
  name,
  draft,
  refresh,
  onRenew,
  save,
}: VersionedSettings<Changes>): {
  saveAsVersion: (changes: Changes, reason: string) => Promise<void>;
  conflict: ReactNode;
} {
  const keyFor = useIdempotencyKey();
  const [isBusy, setIsBusy] = useState(false);
  const startOver = async () => {
    forgetFormDraft(draft);
    await refresh();
    onRenew();
  };
  const { refused, restart, overwrite, send } = useGuardedSave({
    version,
    save: async (values: { changes: Changes; reason: string }, expectedVersion) => {
      setIsBusy(true);
      try {
        const saved = await save(values.changes, values.reason, keyFor(values), expectedVersion);
        notify.success(`${name} ${saved.version} saved`);
        await startOver();
        return saved.version;
      } finally {
        setIsBusy(false);
      }
    },
  });
  return {
    saveAsVersion: async (changes, reason) => void (await send({ changes, reason })),
    conflict: refused && (
      <EditConflict
        busy={isBusy}
        onTakeTheirs={() => {
          restart();
          void startOver();
        }}
        onSaveMine={overwrite}
      >
        Another administrator saved a newer version. Your changes are still here but not saved yet.
      </EditConflict>
    ),
  };
}
