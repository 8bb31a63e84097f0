import {
  updateBusiness,
  type BusinessChanges,
  type SeenBusiness,
} from '@tree-service/market/api/vendors';
import { useGuardedSave } from '@tree-service/design/hooks';
import { useBusinessAction } from './useBusinessAction';

interface Sent {
  changes: BusinessChanges;
  seen: SeenBusiness | undefined;
}

/**
 * Saves one form of the business. `refused` is true when it was changed elsewhere since the form
 * was opened.
 */
export function useGuardedBusiness(stored: SeenBusiness, done: string, onSaved?: () => void) {
  const save = useBusinessAction<Sent>({
    run: (vendorId, { changes, seen }) => updateBusiness(vendorId, changes, seen),
    done,
    failed: null,
    onDone: onSaved,
  });
  const guarded = useGuardedSave<BusinessChanges, SeenBusiness>({
    stored,
    save: (changes, seen) => save.mutateAsync({ changes, seen }),
  });
  return {
    refused: guarded.refused !== null,
    busy: save.isPending,
    send: (changes: BusinessChanges) => guarded.send(changes, changes),
    /** Saves over the other change. */
    overwrite: guarded.overwrite,
    /** Starts over from what is stored. */
    restart: () => guarded.restart(stored),
  };
}
