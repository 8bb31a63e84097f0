import { BadgeCheck } from 'lucide-react';
import styled from 'styled-components';
import type { ListedVendor } from '../../api/directory';
import type { VendorPictures } from '@tree-service/market/features/vendorPictures';
import { askAddress } from '@tree-service/market/features/asking';
import { SaveVendor } from '@tree-service/market/features/savedVendors';
import { paths } from '@tree-service/kernel/contract';
import {
  CREDENTIAL_KINDS,
  kilometersToMiles,
  SERVICES,
  type CredentialKind,
} from '@tree-service/domain';
import {
  Avatar,
  Badge,
  Button,
  Card,
  color,
  Heading,
  HStack,
  Link,
  media,
  Rating,
  space,
  Text,
  TreeIcon,
  VStack,
} from '@tree-service/design';

const Entry = styled(Card)`
  & h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(16rem, 3fr) minmax(0, 5fr);
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

// A tree keeps the place of a photo that still loads or is missing.
const Photo = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 14rem;
  background: ${color.brandSoft};
  color: ${color.brandText};
  & > img {
    position: absolute;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  ${media.mobile} {
    aspect-ratio: 16 / 10;
  }
`;

const Words = styled(VStack)`
  padding: ${space(5)};
`;

// Above the link that covers the card.
const Ask = styled(HStack)`
  position: relative;
  z-index: 1;
`;

// The full name is wider than a phone.
const badgeNames: Readonly<Record<CredentialKind, string>> = {
  ...CREDENTIAL_KINDS,
  traq: 'Tree risk assessor (TRAQ)',
};

function away(kilometres: number): string {
  const miles = Math.round(kilometersToMiles(kilometres));
  if (miles === 0) return 'in your ZIP code';
  return `about ${miles} ${miles === 1 ? 'mile' : 'miles'} away`;
}

/** A Pro in the directory. The card links to the profile, a button to a request for this Pro. */
export function ListedVendorCard({
  vendor,
  pictures,
}: {
  readonly vendor: ListedVendor;
  /** Initials and a tree stand in for what is missing. */
  readonly pictures: VendorPictures | undefined;
}) {
  const done = vendor.jobs_completed;
  const photo = pictures?.photos[0];
  return (
    <Entry as="li" $interactive $flush>
      <Row>
        <Photo>
          <TreeIcon size={64} />
          {photo && <img src={photo.src} alt={photo.alt} loading="lazy" decoding="async" />}
        </Photo>
        <Words $gap={2}>
          <HStack $gap={3}>
            <Avatar name={vendor.business_name} src={pictures?.logo} />
            <Heading level={3} size="xl">
              <Link variant="subtle" to={paths.provider(vendor.vendor_id)}>
                {vendor.business_name}
              </Link>
            </Heading>
          </HStack>
          <HStack $gap={3} $wrap>
            {vendor.rating_count > 0 ? (
              <Rating value={vendor.rating} count={vendor.rating_count} />
            ) : (
              <Badge tone="info">New here</Badge>
            )}
            <Text as="span" size="sm" tone="muted">
              {`${vendor.city}, ${vendor.region}, ${away(vendor.distance_km)}`}
            </Text>
            {done > 0 && (
              <Text as="span" size="sm" tone="muted">
                {`${done} ${done === 1 ? 'job' : 'jobs'} completed here`}
              </Text>
            )}
            {vendor.is_open_this_week && <Badge tone="info">Open this week</Badge>}
            {vendor.promoted && <Badge tone="accent">Promoted</Badge>}
            {vendor.is_demo && <Badge tone="warning">Demo business</Badge>}
          </HStack>
          {vendor.about && <Text lines={3}>{vendor.about}</Text>}
          <Text size="sm" tone="muted">
            {vendor.categories.map((id) => SERVICES[id].name).join(' · ')}
          </Text>
          <HStack $gap={2} $wrap>
            {vendor.verified.map((kind) => (
              <Badge key={kind} tone="success">
                <BadgeCheck aria-hidden />
                {badgeNames[kind]}
              </Badge>
            ))}
          </HStack>
          <Ask $gap={3}>
            <Button
              asLink
              to={askAddress(vendor.vendor_id)}
              variant="outline"
              size="sm"
              aria-label={`Ask this Pro: ${vendor.business_name}`}
            >
              Ask this Pro
            </Button>
            <SaveVendor vendorId={vendor.vendor_id} businessName={vendor.business_name} />
          </Ask>
        </Words>
      </Row>
    </Entry>
  );
}
