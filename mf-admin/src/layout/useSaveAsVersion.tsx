import { useIdempotencyKey } from '@tree-service/design/hooks';
import { notify } from '@tree-service/kernel';
import type { ReactNode } from 'react';
import { useGuardedEdit } from './useGuardedEdit';

interface VersionedSettings<Changes> {
  /** The version in force now. */
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
    expectedVersion: number,
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
  const { send, conflict } = useGuardedEdit({
    version,
    draft,
    refresh,
    save: async (values: { changes: Changes; reason: string }, expectedVersion) => {
      const { changes, reason } = values;
      const saved = await save(changes, reason, keyFor(values), expectedVersion);
      notify.success(`${name} ${saved.version} saved`);
    },
    onSaved: onRenew,
    onTakeTheirs: onRenew,
    stored:
      'Another administrator saved a newer version. Your changes are still here but not saved yet.',
  });
  return {
    saveAsVersion: async (changes, reason) => void (await send({ changes, reason })),
    conflict,
  };
}
