import { useQuery } from '@tanstack/react-query';
import { CARE_AT_MOST, treesNeedingCareQuery } from '../api/portfolio';
import { myPropertiesQuery } from '../api/properties';
import { messageOf } from '@tree-service/kernel';
import { Alert, Button, Section, Text } from '@tree-service/design';
import { useState } from 'react';
import { useOwnerId } from '../area/useOwnerId';
import { CareList } from './CareList';

const SHOWN_AT_FIRST = 4;

/** Recommended care, everywhere or at one property; nothing when no tree needs any. */
export function CareSection({ propertyId = null }: { propertyId?: string | null }) {
  const ownerId = useOwnerId();
  const isKnown = ownerId !== '';
  const care = useQuery({ ...treesNeedingCareQuery(ownerId, propertyId), enabled: isKnown });
  const properties = useQuery({ ...myPropertiesQuery(ownerId), enabled: isKnown });
  const [isUnfolded, setIsUnfolded] = useState(false);
  const trees = care.data ?? [];
  if (trees.length === 0 && !care.error) return null;

  return (
    <Section
      title="Recommended care"
      description="Based on the condition of each tree in your inventory and when it was last worked on."
      actions={
        trees.length > SHOWN_AT_FIRST && (
          <Button variant="link" onClick={() => setIsUnfolded(!isUnfolded)}>
            {isUnfolded ? 'Show fewer' : `Show all ${trees.length}`}
          </Button>
        )
      }
    >
      {care.error ? (
        <Alert
          tone="warning"
          title="We couldn't load your recommended care"
          actions={
            <Button variant="outline" size="sm" onClick={() => void care.refetch()}>
              Try Again
            </Button>
          }
        >
          {messageOf(care.error)}
        </Alert>
      ) : (
        <>
          <CareList
            trees={isUnfolded ? trees : trees.slice(0, SHOWN_AT_FIRST)}
            properties={properties.data ?? []}
            isOneProperty={propertyId !== null}
          />
          {isUnfolded && trees.length === CARE_AT_MOST && (
            <Text size="sm" tone="muted" spaceAbove={3}>
              These are the {CARE_AT_MOST} most urgent. Open a property to see all of its trees.
            </Text>
          )}
        </>
      )}
    </Section>
  );
}
