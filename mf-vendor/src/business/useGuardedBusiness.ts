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
 * Saves one form of the business. What changed elsewhere since the form was opened is never overwritten
 * unseen: `refused` then says that a person has to decide.
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
    /** Saves what was typed. */
    send: (changes: BusinessChanges) => guarded.send(changes, changes),
    /** Saves it over what others stored. */
    overwrite: guarded.overwrite,
    /** Goes on from what is stored now. */
    restart: () => guarded.restart(stored),
  };
}
