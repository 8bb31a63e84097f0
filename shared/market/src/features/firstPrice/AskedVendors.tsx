import { formatDay, kilometersToMiles } from '@tree-service/domain';
import {
  Avatar,
  Badge,
  color,
  Heading,
  HStack,
  Rating,
  space,
  Text,
  VStack,
} from '@tree-service/design';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import styled from 'styled-components';
import type { AskedVendor } from '../../api/estimates';
import { vendorFileAddressesQuery } from '../../api/vendorFiles';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${space(3)};
  padding: 0;
  list-style: none;
`;

const Entry = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${space(3)};
  padding: ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${color.surface};
`;

const Fact = styled(Text)`
  display: flex;
  gap: ${space(1)};
  & > svg {
    flex: none;
    margin-top: 0.2em;
    color: ${color.brandText};
  }
`;

function away(kilometers: number): string {
  const miles = Math.round(kilometersToMiles(kilometers));
  return miles === 0 ? 'In your area' : `${miles} ${miles === 1 ? 'mile' : 'miles'} away`;
}

/** The Pros who would be asked first, with what is public about them; nothing where there are none. */
export function AskedVendors({
  vendors,
  level,
}: {
  readonly vendors: readonly AskedVendor[];
  /** Of the heading, in the outline of the page. */
  readonly level: 2 | 3;
}) {
  const pictures = vendors.flatMap(({ photo_path, logo_path }) => photo_path ?? logo_path ?? []);
  const { data: addresses = {} } = useQuery(vendorFileAddressesQuery('vendor-media', pictures));
  if (vendors.length === 0) return null;
  return (
    <VStack as="section" $gap={3} aria-labelledby="asked-vendors">
      <div>
        <Heading level={level} size="lg" id="asked-vendors">
          {vendors.length === 1
            ? "The Pro we'd contact"
            : `The ${vendors.length} Pros we'd contact first`}
        </Heading>
        <Text size="sm" tone="muted">
          They won't see anything until you send a request.
        </Text>
      </div>
      <List role="list">
        {vendors.map((vendor) => (
          <Entry key={vendor.vendor_id}>
            <Avatar
              size="lg"
              name={vendor.business_name}
              src={addresses[vendor.photo_path ?? vendor.logo_path ?? '']}
            />
            <div>
              <Text as="div" weight="semibold">
                {vendor.business_name}
              </Text>
              <HStack $gap={2} $wrap>
                {vendor.rating === null ? (
                  <Badge tone="info">New here</Badge>
                ) : (
                  <Rating value={vendor.rating} count={vendor.rating_count} />
                )}
                {vendor.promoted && <Badge tone="accent">Promoted</Badge>}
                {vendor.is_demo && <Badge tone="warning">Demo business</Badge>}
              </HStack>
              <Text as="div" size="sm" tone="muted">
                {away(vendor.distance_km)}
              </Text>
              <Fact size="sm">
                <ShieldCheck size={16} aria-hidden />
                Insurance verified, valid until{' '}
                {formatDay(`${vendor.insured_until}T12:00:00Z`, 'UTC')}
              </Fact>
            </div>
          </Entry>
        ))}
      </List>
    </VStack>
  );
}
