import { updateBusiness, type BusinessChanges } from '@tree-service/market/api/vendors';
import { useGuardedSave } from '@tree-service/design/hooks';
import { useBusinessAction } from './useBusinessAction';

interface Sent {
  changes: BusinessChanges;
  expectedVersion: number | undefined;
}

/**
 * Saves one form of the business; `fields` are those it edits, as they are stored. What was changed since the form was
 * opened is never overwritten unseen: `refused` then says that a person has to decide.
 */
export function useGuardedBusiness(
  fields: object,
  version: number,
  done: string,
  onSaved?: () => void,
) {
  const save = useBusinessAction<Sent, number>({
    run: (vendorId, { changes, expectedVersion }) =>
      updateBusiness(vendorId, changes, expectedVersion),
    done,
    failed: null,
    onDone: onSaved,
  });
  const guarded = useGuardedSave<BusinessChanges>({
    version,
    fields,
    save: (changes, expectedVersion) => save.mutateAsync({ changes, expectedVersion }),
  });
  return {
    refused: guarded.refused !== null,
    busy: save.isPending,
    /** Saves what was typed. */
    send: guarded.send,
    /** Saves it over what others stored. */
    overwrite: guarded.overwrite,
    /** Goes on from what is stored now. */
    restart: guarded.restart,
  };
}
