import { formatMiles } from '@tree-service/domain';
import { evidence } from '@tree-service/market/features/credentials';
import { Badge, HStack, Rating, Text, VStack } from '@tree-service/design';
import { BadgeCheck } from 'lucide-react';
import type { OwnerLead } from './ownerLead';

/** Stars, distance and verified insurance of a Pro. */
export function ProFacts({ lead }: { lead: OwnerLead }) {
  const pro = lead.vendor_profiles;
  const insurance = evidence(pro?.vendor_credentials ?? [], new Date()).find(
    ({ kind, isVerified }) => isVerified && kind === 'liability_insurance',
  );
  return (
    <VStack $gap={1}>
      <HStack $gap={3} $wrap>
        {pro !== null && pro.rating_count > 0 ? (
          <Rating value={pro.rating_sum / pro.rating_count} count={pro.rating_count} />
        ) : (
          <Badge tone="info">New here</Badge>
        )}
        <Text as="span" size="sm" tone="muted">
          {formatMiles(lead.distance_km)} away
        </Text>
        {lead.promoted && <Badge tone="accent">Promoted</Badge>}
      </HStack>
      {insurance && (
        <Text size="sm" tone="muted">
          <BadgeCheck size={16} aria-hidden /> {insurance.name}: {insurance.text}
        </Text>
      )}
    </VStack>
  );
}
