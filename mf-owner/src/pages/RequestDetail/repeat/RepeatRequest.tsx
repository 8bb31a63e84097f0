import { useQueryClient } from '@tanstack/react-query';
import { myPropertiesQuery, type Property } from '../../../api/properties';
import type { RequestSubmission } from '@tree-service/domain';
import { RotateCcw } from 'lucide-react';
import { repeatRequest } from '../../../api/requests';
import { useOwnerId } from '../../../area/useOwnerId';
import { draftFrom, type PrefilledPlace } from '../../../newRequest/draftFrom';
import { StartRequest } from '../../../newRequest/StartRequest';

function placeOf(
  place: RequestSubmission['property'],
  properties: readonly Property[],
): PrefilledPlace {
  if (!('id' in place)) return place;
  const property = properties.find(({ id }) => id === place.id);
  if (property === undefined) throw new Error('Its property is no longer in your list.');
  return { property };
}

/** Opens the request form with the answers of an earlier request, for everyone or for the Pro who did the work. */
export function RepeatRequest({
  requestId,
  hireAgain,
}: {
  requestId: string;
  /** The Pro to ask first. */
  hireAgain?: { vendorId: string; name: string };
}) {
  const ownerId = useOwnerId();
  const queryClient = useQueryClient();
  const prepare = async () => {
    const earlier = await repeatRequest(requestId);
    const properties = await queryClient.fetchQuery(myPropertiesQuery(ownerId));
    const start = placeOf(earlier.property, properties);
    const draft = draftFrom(earlier, start, Date.now());
    return hireAgain ? { ...draft, ask: { vendorId: hireAgain.vendorId, others: false } } : draft;
  };
  return (
    <StartRequest variant="outline" prepare={prepare}>
      <RotateCcw size={18} aria-hidden />
      {hireAgain ? `Hire ${hireAgain.name} again` : 'Request this again'}
    </StartRequest>
  );
}
