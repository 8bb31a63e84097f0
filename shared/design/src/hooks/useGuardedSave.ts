import { messageOf, notify, wasChangedMeanwhile } from '@tree-service/kernel';
import { useState } from 'react';

/**
 * Saves what an editor began from something already stored. When that changed elsewhere meanwhile, the
 * refused values are kept in `refused`, for a person to decide about. Any other failure is thrown on.
 */
export function useGuardedSave<Values, Seen>({
  stored,
  save,
}: {
  /** What is stored when the editor opens. */
  stored: Seen;
  /** Without `seen` it overwrites whatever is there. Answers what is stored then. */
  save: (values: Values, seen: Seen | undefined) => Promise<unknown>;
}) {
  // What the editor began from: later reads must not make a change by others look like one's own.
  const [seen, setSeen] = useState(stored);
  const [refused, setRefused] = useState<{ values: Values; after: Seen } | null>(null);

  const send = async (values: Values, after: Seen, over = false): Promise<void> => {
    try {
      await save(values, over ? undefined : seen);
      setSeen(after);
      setRefused(null);
    } catch (failure) {
      if (!wasChangedMeanwhile(failure)) throw failure;
      setRefused({ values, after });
    }
  };
  return {
    refused,
    /** Goes on from what is stored now, giving up what was typed. */
    restart: (from: Seen) => {
      setSeen(from);
      setRefused(null);
    },
    /** Saves; `after` is what is stored when it worked. */
    send: (values: Values, after: Seen) => send(values, after),
    /** Saves what was refused over what others stored. */
    overwrite: () => {
      if (!refused) return;
      send(refused.values, refused.after, true).catch((failure: unknown) => {
        notify.error("We couldn't save this", { description: messageOf(failure) });
      });
    },
  };
}
