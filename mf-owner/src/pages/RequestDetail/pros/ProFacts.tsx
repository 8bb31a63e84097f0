import { formatMiles } from '@tree-service/domain';
import { Badge, HStack, Rating, Text } from '@tree-service/design';
import type { OwnerLead } from './ownerLead';

/** Stars and distance of a Pro. */
export function ProFacts({ lead }: { lead: OwnerLead }) {
  const pro = lead.vendor_profiles;
  return (
    <HStack $gap={3} $wrap>
      {pro !== null && pro.rating_count > 0 ? (
        <Rating value={pro.rating_sum / pro.rating_count} count={pro.rating_count} />
      ) : (
        <Badge tone="info">New here</Badge>
      )}
      <Text as="span" size="sm" tone="muted">
        {formatMiles(lead.distance_km)} away
      </Text>
    </HStack>
  );
}
