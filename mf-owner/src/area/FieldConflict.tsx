import { useState } from 'react';
import { ConflictAlert } from '@tree-service/design/hooks';
import { DescriptionList, VStack } from '@tree-service/design';
import { isVersionConflict, messageOf } from '@tree-service/kernel';

interface EditBase {
  /** Sent with the save. */
  expectedVersion: number;
  /** Whether someone else saved a newer version. */
  isOutdated: boolean;
  /** Bases the next save on the current version. */
  adopt: () => void;
}

/**
 * Remembers the version an edit started from while the row is refetched, so that two people or tabs never overwrite each other.
 */
export function useEditBase(current: { version: number }): EditBase {
  const [expectedVersion, setExpectedVersion] = useState(current.version);
  return {
    expectedVersion,
    isOutdated: current.version !== expectedVersion,
    adopt: () => setExpectedVersion(current.version),
  };
}

/** The result of a save for a form: refused when someone else saved first. Other errors are thrown. */
export async function refusedIfChanged(saving: Promise<unknown>) {
  try {
    await saving;
    return { ok: true } as const;
  } catch (error) {
    if (!isVersionConflict(error)) throw error;
    return { ok: false, message: messageOf(error) } as const;
  }
}

/** A field whose saved value differs from the typed one, both formatted for display. */
export interface Difference {
  label: string;
  saved: string;
  typed: string;
}

/** The fields that differ, in the order of the labels. */
export function differencesOf<Field extends string>(
  labels: Readonly<Record<Field, string>>,
  saved: Readonly<Record<Field, string>>,
  typed: Readonly<Record<Field, string>>,
): Difference[] {
  return Object.entries<string>(labels).flatMap(([field, label]) => {
    const [kept, written]: unknown[] = [Reflect.get(saved, field), Reflect.get(typed, field)];
    if (kept === written) return [];
    return [{ label, saved: String(kept), typed: String(written) }];
  });
}

export interface FieldConflictProps {
  differences: readonly Difference[];
  onKeepTyped: () => void;
  onTakeSaved: () => void;
}

/** Explains an edit conflict and offers to keep either version. */
export function FieldConflict({ differences, onKeepTyped, onTakeSaved }: FieldConflictProps) {
  return (
    <ConflictAlert
      title="This was changed since you opened it"
      theirs="Use the saved version"
      mine="Keep my changes"
      onTheirs={onTakeSaved}
      onMine={onKeepTyped}
    >
      <VStack $gap={3}>
        <p>Nothing was overwritten. Choose a version, then save.</p>
        <DescriptionList
          items={differences.map(({ label, saved, typed }) => ({
            term: label,
            description: (
              <>
                Saved: <strong>{saved || 'nothing'}</strong>. You typed:{' '}
                <strong>{typed || 'nothing'}</strong>.
              </>
            ),
          }))}
        />
      </VStack>
    </ConflictAlert>
  );
}
