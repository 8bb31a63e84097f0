import { useQuery } from '@tanstack/react-query';
import { MAX_CARE_TREES, treesNeedingCareQuery } from '../api/portfolio';
import { myPropertiesQuery } from '../api/properties';
import { Button, QueryBoundary, Section, Text } from '@tree-service/design';
import { useState } from 'react';
import { useOwnerId } from '../area/useOwnerId';
import { CareList } from './CareList';

const COLLAPSED_COUNT = 4;

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
