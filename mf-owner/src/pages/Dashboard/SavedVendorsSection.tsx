import { useQuery } from '@tanstack/react-query';
import { savedVendorsQuery, type SavedVendor } from '@tree-service/market/api/savedVendors';
import { askAddress } from '@tree-service/market/features/asking';
import { useVendorPictures } from '@tree-service/market/features/vendorPictures';
import { SaveVendor } from '@tree-service/market/features/savedVendors';
import { paths } from '@tree-service/kernel/contract';
import { SERVICES } from '@tree-service/domain';
import {
  Avatar,
  Badge,
  Button,
  Card,
  Grid,
  Heading,
  HStack,
  Link,
  QueryBoundary,
  Rating,
  Section,
  Text,
  VStack,
} from '@tree-service/design';
import styled from 'styled-components';
import { useOwnerId } from '../../area/useOwnerId';

const Name = styled(Heading)`
  flex: 1;
  overflow-wrap: anywhere;
`;

function Facts({ vendor }: { vendor: SavedVendor & { is_listed: true } }) {
  const services = vendor.categories.map((id) => SERVICES[id].name).join(' · ');
  return (
    <VStack $gap={1}>
      <HStack $gap={3} $wrap>
        {vendor.rating === null ? (
          <Badge tone="info">New here</Badge>
        ) : (
          <Rating value={vendor.rating} count={vendor.rating_count} />
        )}
        <Text as="span" size="sm" tone="muted">
          {[vendor.city, vendor.region].filter(Boolean).join(', ')}
        </Text>
      </HStack>
      <Text size="sm" tone="muted">
        {services}
      </Text>
    </VStack>
  );
}

function SavedCard({ vendor, logo }: { vendor: SavedVendor; logo: string | undefined }) {
  const { vendor_id: id, business_name: name } = vendor;
  return (
    <Card as="article" aria-label={name}>
      <VStack $gap={3}>
        <HStack $gap={3}>
          <Avatar name={name} src={logo} />
          <Name level={3} size="md">
            {vendor.is_listed ? (
              <Link variant="subtle" to={paths.provider(id)}>
                {name}
              </Link>
            ) : (
              name
            )}
          </Name>
          <SaveVendor vendorId={id} businessName={name} />
        </HStack>
        {vendor.is_listed ? (
          <>
            <Facts vendor={vendor} />
            <div>
              <Button asLink size="sm" to={askAddress(id)} aria-label={`Ask this Pro: ${name}`}>
                Ask this Pro
              </Button>
            </div>
          </>
        ) : (
          <Text size="sm" tone="muted">
            Not taking requests right now.
          </Text>
        )}
      </VStack>
    </Card>
  );
}

/** The Pros the owner saved, the latest first; nothing when there are none. */
export function SavedVendorsSection() {
  const ownerId = useOwnerId();
  const saved = useQuery({ ...savedVendorsQuery(ownerId), enabled: ownerId !== '' });
  return (
    <QueryBoundary query={saved} what="your saved Pros" loading={null}>
      {(vendors) => vendors.length > 0 && <SavedVendors vendors={vendors} />}
    </QueryBoundary>
  );
}

function SavedVendors({ vendors }: { vendors: readonly SavedVendor[] }) {
  const pictures = useVendorPictures(
    vendors.filter(({ is_listed }) => is_listed),
    0,
  );
  return (
    <Section
      title="Saved Pros"
      description="Ask one of them first when you need work done."
      actions={<Link to={paths.providers()}>Find a Professional</Link>}
    >
      <Grid $min="18rem" $gap={4}>
        {vendors.map((vendor) => (
          <SavedCard
            key={vendor.vendor_id}
            vendor={vendor}
            logo={pictures.get(vendor.vendor_id)?.logo}
          />
        ))}
      </Grid>
    </Section>
  );
}
