import { showBusiness } from '@tree-service/market/api/showRows';
import { useGuardedSave } from '@tree-service/design/hooks';
import { updateBusiness, type BusinessChanges } from '../api/vendors';
import { useBusinessAction } from './useBusinessAction';

interface Sent {
  changes: BusinessChanges;
  expectedVersion: number | undefined;
}

const NONE: readonly (keyof BusinessChanges)[] = [];

/**
 * Saves one form of the business; `fields` are the stored values it edits, `reviewed` those of a change that wait
 * for an administrator instead of being stored. `refused` is true when it was changed since the form was opened.
 */
export function useGuardedBusiness(
  fields: object,
  version: number,
  done: string,
  onSaved?: () => void,
  reviewed: (changes: BusinessChanges) => readonly (keyof BusinessChanges)[] = () => NONE,
) {
  const save = useBusinessAction<Sent, number>({
    run: (vendorId, { changes, expectedVersion }) =>
      updateBusiness(vendorId, changes, expectedVersion),
    done: ({ changes }) =>
      reviewed(changes).length > 0 ? `${done}. We'll review your change` : done,
    failed: null,
    show: (version, { changes }, vendorId) => {
      const stored = Object.entries(changes).filter(
        ([field]) => !reviewed(changes).some((one) => one === field),
      );
      showBusiness(vendorId, { ...Object.fromEntries(stored), version });
    },
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
