import { firstLeadsQuery } from '../../api/leadInbox';
import { useVendorId } from '../../area/vendorId';
import { statesOfGroup } from '../../leads/leadGroups';

const SHOWN = 4;

/** Query for the first offers the signed-in Pro has to decide on, the one that ends first on top. */
export function useOffersQuery() {
  return firstLeadsQuery(useVendorId(), { states: statesOfGroup('new'), sort: 'ending' }, SHOWN);
}
