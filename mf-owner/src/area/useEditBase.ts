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
