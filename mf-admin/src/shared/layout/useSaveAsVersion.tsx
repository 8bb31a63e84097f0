import type { QueryKey } from '@tanstack/react-query';
import { useIdempotencyKey } from '@tree-service/design/hooks';
import { notify } from '@tree-service/kernel';
import { useEffect, useRef, type ReactNode, Fragment, useState } from 'react';
import { useGuardedEdit } from './useGuardedEdit';

interface VersionedSettings<Changes, Saved> {
  /** The version in force now. */
  readonly version: number;
  /** What the success notice calls it: "Version", "Deadlines version". */
  readonly name: string;
  /** The draft of the editor, forgotten once it is saved. */
  readonly draft: string;
  /** Keys of what a newer version changes. */
  readonly refresh: readonly QueryKey[];
  /** Shows the saved version as the one in force. */
  readonly show: (saved: Saved) => void;
  /** Starts the editor over from the version in force. */
  readonly onRenew: () => void;
  readonly save: (
    changes: Changes,
    reason: string,
    key: string,
    expectedVersion: number,
  ) => Promise<Saved>;
}

/**
 * Saves changes as a new version, with a reason. When another administrator has saved one meanwhile,
 * nothing is saved and `conflict` asks which to keep.
 */
export function useSaveAsVersion<Changes, Saved extends { readonly version: number }>({
  version,
  name,
  draft,
  refresh,
  show,
  onRenew,
  save,
}: VersionedSettings<Changes, Saved>): {
  saveAsVersion: (changes: Changes, reason: string) => Promise<void>;
  conflict: ReactNode;
} {
  const keyFor = useIdempotencyKey();
  const savedVersion = useRef<number | null>(null);
  // Others may have saved before, so that the version in force is not the one in the answer until it is drawn.
  useEffect(() => {
    if (savedVersion.current === null || version < savedVersion.current) return;
    savedVersion.current = null;
    onRenew();
  });
  const { send, conflict } = useGuardedEdit({
    version,
    draft,
    refresh,
    save: (values: { changes: Changes; reason: string }, expectedVersion) =>
      save(values.changes, values.reason, keyFor(values), expectedVersion),
    show,
    onSaved: (saved) => {
      savedVersion.current = saved.version;
      notify.success(`${name} ${saved.version} saved`);
    },
    onTakeTheirs: onRenew,
    stored:
      'Another administrator saved a newer version. Your changes are still here but not saved yet.',
  });
  return {
    saveAsVersion: async (changes, reason) => void (await send({ changes, reason })),
    conflict,
  };
}

interface BeganFromProps<Value> {
  /** What is in force, as last read. */
  readonly newest: Value;
  /** Draws the editor of what it began from; `renew` starts it over from the newest. */
  readonly children: (began: Value, renew: () => void) => ReactNode;
}

/**
 * Keeps an editor on what it began from, and with it what is typed, while other administrators save newer
 * versions, which the page reloads.
 */
export function BeganFrom<Value>({ newest, children }: BeganFromProps<Value>) {
  const [{ began, round }, setBegan] = useState({ began: newest, round: 0 });
  const [isRenewing, setRenewing] = useState(false);
  if (isRenewing && newest !== began) {
    setRenewing(false);
    setBegan({ began: newest, round: round + 1 });
  }
  return <Fragment key={round}>{children(began, () => setRenewing(true))}</Fragment>;
}
