import { ownerPaths } from '../../paths';
import type { PropertyFigures } from '../../api/portfolio';
import type { Property } from '../../api/properties';
import { formatAge, LOCALE } from '@tree-service/domain';
import { Badge, Card, Heading, HStack, Skeleton, Text, VStack } from '@tree-service/design';
import { Link } from 'react-router';

const count = (amount: number, one: string, many: string) =>
  `${amount.toLocaleString(LOCALE)} ${amount === 1 ? one : many}`;

function Figures({ figures }: { figures: PropertyFigures }) {
  const { trees, worrying_trees, open_requests, last_work_at } = figures;
  return (
    <VStack $gap={2}>
      <Text size="sm">
        {trees === 0 ? 'No trees listed' : count(trees, 'tree', 'trees')}
        {' · '}
        {last_work_at === null ? 'no work yet' : `last work ${formatAge(last_work_at)}`}
      </Text>
      <HStack $gap={2} $wrap>
        {worrying_trees > 0 && (
          <Badge tone="warning">{count(worrying_trees, 'needs attention', 'need attention')}</Badge>
        )}
        {open_requests > 0 && (
          <Badge tone="info">{count(open_requests, 'open request', 'open requests')}</Badge>
        )}
      </HStack>
    </VStack>
  );
}

export function PropertyCard({
  property,
  figures,
}: {
  property: Property;
  /** Undefined while they load. */
  figures: PropertyFigures | undefined;
}) {
  const { id, label, address, city, state, zip } = property;
  return (
    <Card as={Link} to={ownerPaths.property(id)} $interactive>
      <VStack $gap={3}>
        <div>
          <Heading level={2} size="lg">
            {label}
          </Heading>
          <Text size="sm" tone="muted">
            {label === address ? '' : `${address}, `}
            {city}, {state} {zip}
          </Text>
        </div>
        {figures ? <Figures figures={figures} /> : <Skeleton $width="70%" />}
      </VStack>
    </Card>
  );
}
