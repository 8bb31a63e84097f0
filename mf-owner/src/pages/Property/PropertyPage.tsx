import { useQuery } from '@tanstack/react-query';
import { isAbsent, messageOf } from '@tree-service/kernel';
import { ownerPaths } from '../../paths';
import { propertyFiguresQuery } from '../../api/portfolio';
import { propertyQuery } from '../../api/properties';
import { useLiveRefresh } from '@tree-service/market/features/live';
import { Button, EmptyState, ErrorCard, Link, Page, SkeletonText } from '@tree-service/design';
import { SearchX } from 'lucide-react';
import { useParams } from 'react-router';
import { useOwnerId } from '../../area/useOwnerId';
import { EditProperty } from './EditProperty';
import { PropertyView } from './PropertyView';

/** The page at /properties/{propertyId}. */
export default function PropertyPage() {
  useLiveRefresh();
  const ownerId = useOwnerId();
  const { propertyId = '' } = useParams();
  const { data: property, error, refetch } = useQuery(propertyQuery(propertyId));
  const figures = useQuery({
    ...propertyFiguresQuery(ownerId, [propertyId]),
    enabled: ownerId !== '' && property !== undefined,
  }).data?.[propertyId];
  const above = <Link to={ownerPaths.properties()}>Properties</Link>;

  if (property === undefined || property.archived_at !== null) {
    const isGone = property !== undefined || isAbsent(error);
    return (
      <Page title="Property" above={above}>
        {isGone ? (
          <EmptyState
            icon={<SearchX size={28} />}
            title="We couldn't find this property"
            action={
              <Button asLink to={ownerPaths.properties()}>
                Your properties
              </Button>
            }
          >
            It may have been removed, or it may belong to another account.
          </EmptyState>
        ) : error ? (
          <ErrorCard
            title="We couldn't load this property"
            description={messageOf(error)}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonText lines={8} label="Loading your property" />
        )}
      </Page>
    );
  }
  const { label, address, city, state, zip } = property;
  return (
    <Page
      title={label}
      above={above}
      lead={`${label === address ? '' : `${address}, `}${city}, ${state} ${zip}`}
      actions={
        <EditProperty property={property} isPlaceFixed={(figures?.open_requests ?? 0) > 0} />
      }
    >
      <PropertyView property={property} figures={figures} />
    </Page>
  );
}
