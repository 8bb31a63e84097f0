import { useState } from 'react';

export interface EditBase {
  /** The version the edit started from; sent with the save. */
  seenVersion: number;
  /** Whether somebody else saved a newer version. */
  isOutdated: boolean;
  /** Bases the next save on the current version. */
  adopt: () => void;
}

/**
 * Remembers the version an edit started from while the row is refetched, so that two people or tabs never overwrite each other.
 */
export function useEditBase(current: { version: number }): EditBase {
  const [seenVersion, setSeenVersion] = useState(current.version);
  return {
    seenVersion,
    isOutdated: current.version !== seenVersion,
    adopt: () => setSeenVersion(current.version),
  };
}
