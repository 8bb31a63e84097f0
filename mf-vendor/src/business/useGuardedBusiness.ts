import { showBusiness } from '@tree-service/market/api/showRows';
import { useGuardedSave } from '@tree-service/design/hooks';
import { updateBusiness, type BusinessChanges } from '../api/vendors';
import { useBusinessAction } from './useBusinessAction';

interface Sent {
  changes: BusinessChanges;
  expectedVersion: number | undefined;
}

/**
 * Saves one form of the business; `fields` are the stored values it edits. `refused` is true when it
 * was changed since the form was opened.
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
    show: (version, { changes }, vendorId) => showBusiness(vendorId, { ...changes, version }),
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
    send: guarded.send,
    /** Saves over the other change. */
    overwrite: guarded.overwrite,
    /** Starts over from what is stored. */
    restart: guarded.restart,
  };
}
