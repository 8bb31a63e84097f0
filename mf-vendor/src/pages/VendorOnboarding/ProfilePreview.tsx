import { businessFacts } from '@tree-service/market/features/businessFacts';
import { EvidenceList } from '@tree-service/market/features/credentials';
import { useVendorPictures } from '@tree-service/market/features/vendorPictures';
import {
  Avatar,
  Badge,
  Card,
  DescriptionList,
  Heading,
  HStack,
  radius,
  Rating,
  Text,
  VStack,
} from '@tree-service/design';
import { useId } from 'react';
import styled from 'styled-components';
import type { Business } from '../../api/vendors';

const Photo = styled.img`
  width: 100%;
  aspect-ratio: 16 / 10;
  border-radius: ${radius.md};
  object-fit: cover;
`;

type Previewed = Pick<
  Business,
  | 'vendor_id'
  | 'business_name'
  | 'about'
  | 'categories'
  | 'city'
  | 'region'
  | 'service_radius_km'
  | 'crew_size'
  | 'founded_year'
  | 'rating_count'
  | 'rating_sum'
  | 'vendor_equipment'
  | 'vendor_credentials'
>;

/** A business as its public profile will show it. */
export function ProfilePreview({ business }: { readonly business: Previewed }) {
  const headingId = useId();
  const { vendor_id, business_name, about, city, region } = business;
  const pictures = useVendorPictures([business], 1).get(vendor_id);
  const photo = pictures?.photos[0];
  return (
    <Card as="section" aria-labelledby={headingId}>
      <VStack $gap={4}>
        <Heading level={2} size="lg" id={headingId}>
          How owners will see you
        </Heading>
        {photo && <Photo src={photo.src} alt={photo.alt} />}
        <HStack $gap={3}>
          <Avatar name={business_name} src={pictures?.logo} />
          <VStack $gap={1} $align="start">
            <Text weight="medium">{business_name}</Text>
            <Text size="sm" tone="muted">
              {city === null ? 'Add your ZIP code to show your city' : `${city}, ${region ?? ''}`}
            </Text>
          </VStack>
        </HStack>
        <HStack>
          {business.rating_count > 0 ? (
            <Rating
              value={business.rating_sum / business.rating_count}
              count={business.rating_count}
            />
          ) : (
            <Badge tone="info">New here</Badge>
          )}
        </HStack>
        {about ? (
          <Text lines={6}>{about}</Text>
        ) : (
          <Text tone="muted">What you write about your business appears here.</Text>
        )}
        <DescriptionList items={businessFacts(business)} />
        <EvidenceList credentials={business.vendor_credentials} />
      </VStack>
    </Card>
  );
}
