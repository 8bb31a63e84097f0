import { firstLeadsQuery } from '../../api/leadInbox';
import { useVendorId } from '../../area/vendorId';
import { OFFERS, SHOWN_OFFERS } from './shown';

/** The Pro's open offers, expiring soonest first. */
export function useOffersQuery() {
  return firstLeadsQuery(useVendorId(), OFFERS, SHOWN_OFFERS);
}
