import { ownerPaths } from '../paths';
import type { TreeNeedingCare } from '../api/portfolio';
import type { Property } from '../api/properties';
import { SERVICES } from '@tree-service/domain';
import { Badge, Button, Card, HStack, Link, Text } from '@tree-service/design';
import { useNow } from '@tree-service/design/hooks';
import { ActionList, ActionRow } from '../area/ActionList';
import { answersFromAdvice, draftFrom } from '../newRequest/draftFrom';
import { StartRequest } from '../newRequest/StartRequest';
import { recommendCare } from './recommendCare';

const AN_HOUR_MS = 3_600_000;

export interface CareListProps {
  trees: readonly TreeNeedingCare[];
  properties: readonly Property[];
  /** Leaves out the name of the property. */
  isOneProperty?: boolean;
}

/** Trees that need care, each with what to do, why, and a button that starts the request. */
export function CareList({ trees, properties, isOneProperty = false }: CareListProps) {
  const now = useNow(AN_HOUR_MS);
  return (
    <Card $flush>
      <ActionList>
        {trees.map((tree) => {
          const advice = recommendCare(tree, now);
          const property = properties.find(({ id }) => id === tree.property_id);
          return (
            <ActionRow key={tree.tree_id} $isLong>
              <div>
                <HStack $gap={3} $wrap>
                  <Text as="strong" weight="semibold">
                    {tree.label}
                    {!isOneProperty && (
                      <>
                        {', '}
                        <Link to={ownerPaths.property(tree.property_id)}>{tree.property}</Link>
                      </>
                    )}
                  </Text>
                  {advice.isPressing && <Badge tone="danger">{advice.title}</Badge>}
                </HStack>
                <Text size="sm" tone="muted" spaceAbove={1}>
                  {!advice.isPressing && `${advice.title}. `}
                  {advice.reason}
                </Text>
                {advice.season !== null && (
                  <Text size="sm" spaceAbove={1}>
                    {advice.season}
                  </Text>
                )}
              </div>
              {advice.isOutdated && (
                <Button
                  asLink
                  variant="outline"
                  size="sm"
                  to={`${ownerPaths.property(tree.property_id)}?tree=${tree.tree_id}`}
                >
                  Review tree
                </Button>
              )}
              {property && !advice.isOutdated && (
                <StartRequest
                  variant="outline"
                  size="sm"
                  label={`Get quotes: ${SERVICES[advice.category].name}, ${tree.label}`}
                  prepare={() =>
                    draftFrom(answersFromAdvice(tree, advice), { property }, Date.now())
                  }
                >
                  Get quotes
                </StartRequest>
              )}
            </ActionRow>
          );
        })}
      </ActionList>
    </Card>
  );
}
