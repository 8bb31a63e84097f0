import { useQuery } from '@tanstack/react-query';
import { MAX_CARE_TREES, type TreeNeedingCare, treesNeedingCareQuery } from '../api/portfolio';
import { myPropertiesQuery, type Property } from '../api/properties';
import {
  Badge,
  Button,
  Card,
  HStack,
  Link,
  QueryBoundary,
  Section,
  Text,
} from '@tree-service/design';
import { useState } from 'react';
import { SERVICES } from '@tree-service/domain';
import { useNow } from '@tree-service/design/hooks';
import { useOwnerId } from '../area/useOwnerId';
import { ownerPaths } from '../paths';
import { ActionList, ActionRow } from '../area/ActionList';
import { answersFromAdvice, draftFrom } from '../newRequest/draftFrom';
import { StartRequest } from '../newRequest/StartRequest';
import { recommendCare } from './recommendCare';

const COLLAPSED_COUNT = 4;

const AN_HOUR_MS = 3_600_000;

interface CareListProps {
  trees: readonly TreeNeedingCare[];
  properties: readonly Property[];
  /** Leaves out the name of the property. */
  isOneProperty?: boolean;
}

/** Trees that need care, each with what to do, why, and a button that starts the request. */
function CareList({ trees, properties, isOneProperty = false }: CareListProps) {
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

/** Recommended care, everywhere or at one property; nothing when no tree needs any. */
export function CareSection({ propertyId = null }: { propertyId?: string | null }) {
  const ownerId = useOwnerId();
  const isKnown = ownerId !== '';
  const care = useQuery({ ...treesNeedingCareQuery(ownerId, propertyId), enabled: isKnown });
  const properties = useQuery({ ...myPropertiesQuery(ownerId), enabled: isKnown });
  const [isExpanded, setIsExpanded] = useState(false);
  return (
    <QueryBoundary query={care} what="your recommended care" loading={null}>
      {(trees) =>
        trees.length > 0 && (
          <Section
            title="Recommended care"
            description="Based on the condition of each tree in your inventory and when it was last worked on."
            actions={
              trees.length > COLLAPSED_COUNT && (
                <Button variant="link" onClick={() => setIsExpanded(!isExpanded)}>
                  {isExpanded ? 'Show fewer' : `Show all ${trees.length}`}
                </Button>
              )
            }
          >
            <CareList
              trees={isExpanded ? trees : trees.slice(0, COLLAPSED_COUNT)}
              properties={properties.data ?? []}
              isOneProperty={propertyId !== null}
            />
            {isExpanded && trees.length === MAX_CARE_TREES && (
              <Text size="sm" tone="muted" spaceAbove={3}>
                These are the {MAX_CARE_TREES} most urgent. Open a property to see all of its trees.
              </Text>
            )}
          </Section>
        )
      }
    </QueryBoundary>
  );
}
