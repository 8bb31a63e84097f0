import { useState } from 'react';

/** What an edit of a row is based on. */
export interface EditBase {
  expectedVersion: number;
  /** Whether somebody else has saved since. */
  isOutdated: boolean;
  /** Takes note of what is kept now: the next save is based on it. */
  adopt: () => void;
}

/**
 * Remembers which version of a row an edit began with, while the row itself is read again and again.
 * So two people, or two tabs, never overwrite each other unseen.
 */
export function useEditBase(current: { version: number }): EditBase {
  const [expectedVersion, setExpectedVersion] = useState(current.version);
  return {
    expectedVersion,
    isOutdated: current.version !== expectedVersion,
    adopt: () => setExpectedVersion(current.version),
  };
}
