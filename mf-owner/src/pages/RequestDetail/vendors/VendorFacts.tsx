import { formatMiles } from '@tree-service/domain';
import { Badge, HStack, Rating, Text } from '@tree-service/design';
import type { OwnerLead } from './ownerLead';

/** Stars and distance of a Pro. */
export function VendorFacts({ lead }: { lead: OwnerLead }) {
  const vendor = lead.vendor_profiles;
  return (
    <HStack $gap={3} $wrap>
      {vendor !== null && vendor.rating_count > 0 ? (
        <Rating value={vendor.rating_sum / vendor.rating_count} count={vendor.rating_count} />
      ) : (
        <Badge tone="info">New here</Badge>
      )}
      <Text as="span" size="sm" tone="muted">
        {formatMiles(lead.distance_km)} away
      </Text>
    </HStack>
  );
}
