import { BadgeCheck } from 'lucide-react';
import styled from 'styled-components';
import type { ListedPro } from '../../api/directory';
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
  Card,
  Heading,
  HStack,
  Link,
  media,
  Rating,
  space,
  Text,
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
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(4)};
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
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

/** A Pro in the directory. The whole card links to the profile. */
export function ListedProCard({
  pro,
  logo,
}: {
  readonly pro: ListedPro;
  /** URL of the logo; initials if absent. */
  readonly logo: string | undefined;
}) {
  const done = pro.jobs_completed;
  return (
    <Entry as="li" $interactive>
      <Row>
        <Avatar name={pro.business_name} src={logo} size="lg" />
        <VStack $gap={2}>
          <Heading level={3} size="xl">
            <Link variant="subtle" to={paths.provider(pro.vendor_id)}>
              {pro.business_name}
            </Link>
          </Heading>
          <HStack $gap={3} $wrap>
            {pro.rating_count > 0 ? (
              <Rating value={pro.rating} count={pro.rating_count} />
            ) : (
              <Badge tone="info">New here</Badge>
            )}
            <Text as="span" size="sm" tone="muted">
              {`${pro.city}, ${pro.region}, ${away(pro.distance_km)}`}
            </Text>
            {done > 0 && (
              <Text as="span" size="sm" tone="muted">
                {`${done} ${done === 1 ? 'job' : 'jobs'} completed here`}
              </Text>
            )}
            {pro.promoted && <Badge tone="accent">Promoted</Badge>}
            {pro.is_demo && <Badge tone="warning">Demo business</Badge>}
          </HStack>
          {pro.about && <Text lines={3}>{pro.about}</Text>}
          <Text size="sm" tone="muted">
            {pro.categories.map((id) => SERVICES[id].name).join(' · ')}
          </Text>
          <HStack $gap={2} $wrap>
            {pro.verified.map((kind) => (
              <Badge key={kind} tone="success">
                <BadgeCheck aria-hidden />
                {badgeNames[kind]}
              </Badge>
            ))}
          </HStack>
        </VStack>
      </Row>
    </Entry>
  );
}
