import { useQuery } from '@tanstack/react-query';
import { capitalized } from '@tree-service/domain';
import { useIsRequestStored } from '@tree-service/kernel';
import { paths } from '@tree-service/kernel/contract';
import { nameUnsentRequest, unsentRequestOf } from '@tree-service/market/features/unsentRequest';
import { latestDraftQuery } from '../../api/requestDrafts';
import type { AgendaItem } from './agenda';

/**
 * The request the owner began on another device, as something to attend to. Null when there is none, and where this
 * browser has an unsent request itself, which has a notice of its own.
 */
export function useDraftElsewhere(ownerId: string): AgendaItem | null {
  const isStoredHere = useIsRequestStored();
  const { data: draft } = useQuery({ ...latestDraftQuery(ownerId), enabled: ownerId !== '' });
  if (isStoredHere || !draft) return null;
  const unsent = unsentRequestOf(draft.answers);
  const name =
    unsent === null ? 'Started on another device' : capitalized(nameUnsentRequest(unsent));
  return {
    key: `draft-${draft.key}`,
    title: draft.refusal === null ? 'Continue your request' : "Your request wasn't sent",
    description: draft.refusal === null ? name : `${name}. ${draft.refusal}`,
    address: paths.request(),
    action: 'Continue',
  };
}
