import { isVersionConflict, messageOf } from '@tree-service/kernel';
import { useState } from 'react';

export interface EditBase {
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
