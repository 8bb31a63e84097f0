import { firstLeadsQuery } from '../../api/leadInbox';
import { useVendorId } from '../../area/vendorId';
import { statesOfGroup } from '../../leads/leadGroups';

const SHOWN = 4;

/** The Pro's open offers, expiring soonest first. */
export function useOffersQuery() {
  return firstLeadsQuery(useVendorId(), { states: statesOfGroup('new'), sort: 'ending' }, SHOWN);
}
