import { type ReactNode, useState } from 'react';
import { isVersionConflict, messageOf, notify } from '@tree-service/kernel';
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

/**
 * Saves what an editor began from something already stored. When that was changed since, the refused
 * values are kept in `refused`, for a person to decide about, and `send` answers that they were not saved. Any other
 * failure is thrown on.
 */
export function useGuardedSave<Values>({
  version,
  fields,
  save,
}: {
  /** The version stored now, read again after a refusal: what the question about it shows. */
  version: number;
  /** For an editor of a part of what has the version: a newer version in which these are unchanged does not conflict. */
  fields?: object;
  /** Answers the new version; nothing where the editor closes once it is saved. */
  save: (values: Values, expectedVersion: number) => Promise<number | void>;
}) {
  const known = fields && JSON.stringify(fields);
  // What the editor began from: later reads must not make a change by others look like one's own.
  const [base, setBase] = useState({ version, known });
  const [refused, setRefused] = useState<{ values: Values } | null>(null);
  if (known !== undefined && (version === base.version) !== (known === base.known)) {
    setBase({ version, known });
  }

  const send = async (values: Values, expectedVersion: number): Promise<{ ok: boolean }> => {
    try {
      const saved = await save(values, expectedVersion);
      setBase({ version: typeof saved === 'number' ? saved : expectedVersion, known: undefined });
      setRefused(null);
      return { ok: true };
    } catch (failure) {
      if (!isVersionConflict(failure)) throw failure;
      setRefused({ values });
      return { ok: false };
    }
  };
  return {
    refused,
    /** Goes on from what is stored now, giving up what was typed. */
    restart: () => {
      setBase({ version, known });
      setRefused(null);
    },
    send: (values: Values) => send(values, base.version),
    /** Saves what was refused over what is stored now; what others store after that is refused again. */
    overwrite: () => {
      if (!refused) return;
      send(refused.values, version).catch((failure: unknown) => {
        notify.error("We couldn't save this", { description: messageOf(failure) });
      });
    },
  };
}
