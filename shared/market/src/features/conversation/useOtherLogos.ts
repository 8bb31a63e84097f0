import type { ConversationSummary } from '../../api/conversations';
import { useVendorPictures } from '../vendorPictures';

/** Addresses of the logos of the Pros an owner writes with, by conversation; none for Pros, who write with owners. */
export function useOtherLogos(
  conversations: readonly ConversationSummary[],
): ReadonlyMap<string, string> {
  const others = conversations.flatMap(({ id, other_name, other_vendor_id }) =>
    other_vendor_id === null ? [] : [{ id, vendor_id: other_vendor_id, business_name: other_name }],
  );
  const vendors = [...new Map(others.map((other) => [other.vendor_id, other])).values()];
  const pictures = useVendorPictures(vendors, 0);
  return new Map(
    others.flatMap(({ id, vendor_id }) => {
      const logo = pictures.get(vendor_id)?.logo;
      return logo === undefined ? [] : [[id, logo]];
    }),
  );
}
