import { useQuery } from '@tanstack/react-query';
import { savedProsQuery, type SavedPro } from '@tree-service/market/api/savedPros';
import { askAddress } from '@tree-service/market/features/asking';
import { useProPictures } from '@tree-service/market/features/proPictures';
import { SavePro } from '@tree-service/market/features/savedPros';
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

function Facts({ pro }: { pro: SavedPro & { is_listed: true } }) {
  const services = pro.categories.map((id) => SERVICES[id].name).join(' · ');
  return (
    <VStack $gap={1}>
      <HStack $gap={3} $wrap>
        {pro.rating === null ? (
          <Badge tone="info">New here</Badge>
        ) : (
          <Rating value={pro.rating} count={pro.rating_count} />
        )}
        <Text as="span" size="sm" tone="muted">
          {[pro.city, pro.region].filter(Boolean).join(', ')}
        </Text>
      </HStack>
      <Text size="sm" tone="muted">
        {services}
      </Text>
    </VStack>
  );
}

function SavedCard({ pro, logo }: { pro: SavedPro; logo: string | undefined }) {
  const { vendor_id: id, business_name: name } = pro;
  return (
    <Card as="article" aria-label={name}>
      <VStack $gap={3}>
        <HStack $gap={3}>
          <Avatar name={name} src={logo} />
          <Name level={3} size="md">
            {pro.is_listed ? (
              <Link variant="subtle" to={paths.provider(id)}>
                {name}
              </Link>
            ) : (
              name
            )}
          </Name>
          <SavePro vendorId={id} businessName={name} />
        </HStack>
        {pro.is_listed ? (
          <>
            <Facts pro={pro} />
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
export function SavedProsSection() {
  const ownerId = useOwnerId();
  const saved = useQuery({ ...savedProsQuery(ownerId), enabled: ownerId !== '' });
  return (
    <QueryBoundary query={saved} what="your saved Pros" loading={null}>
      {(pros) => pros.length > 0 && <SavedPros pros={pros} />}
    </QueryBoundary>
  );
}

function SavedPros({ pros }: { pros: readonly SavedPro[] }) {
  const pictures = useProPictures(
    pros.filter(({ is_listed }) => is_listed),
    0,
  );
  return (
    <Section
      title="Saved Pros"
      description="Ask one of them first when you need work done."
      actions={<Link to={paths.providers()}>Find a Professional</Link>}
    >
      <Grid $min="18rem" $gap={4}>
        {pros.map((pro) => (
          <SavedCard key={pro.vendor_id} pro={pro} logo={pictures.get(pro.vendor_id)?.logo} />
        ))}
      </Grid>
    </Section>
  );
}
