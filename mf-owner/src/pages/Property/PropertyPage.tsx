import { useQuery } from '@tanstack/react-query';
import { ownerPaths } from '../../paths';
import { propertyFiguresQuery } from '../../api/portfolio';
import { propertyQuery, type Property } from '../../api/properties';
import { useLiveRefresh } from '@tree-service/market/features/live';
import { EmptyState, Link, Page, QueryBoundary, SkeletonText } from '@tree-service/design';
import { Plus, SearchX } from 'lucide-react';
import { useParams } from 'react-router';
import { useOwnerId } from '../../area/useOwnerId';
import { EditProperty } from './EditProperty';
import { RequestForTrees } from './inventory/RequestForTrees';
import { PropertyView } from './PropertyView';

const placeOf = ({ label, address, city, state, zip }: Property) =>
  `${label === address ? '' : `${address}, `}${city}, ${state} ${zip}`;

export default function PropertyPage() {
  useLiveRefresh();
  const ownerId = useOwnerId();
  const { propertyId = '' } = useParams();
  const query = useQuery(propertyQuery(propertyId));
  const property = query.data;
  const figures = useQuery({
    ...propertyFiguresQuery(ownerId, [propertyId]),
    enabled: ownerId !== '' && property !== undefined,
  }).data?.[propertyId];
  const found = property?.archived_at === null ? property : undefined;
  const isRemoved = property !== undefined && found === undefined;
  return (
    <Page
      title={found?.label ?? 'Property'}
      above={<Link to={ownerPaths.properties()}>Properties</Link>}
      lead={found && placeOf(found)}
      actions={
        found && (
          <>
            <EditProperty property={found} isPlaceFixed={(figures?.open_requests ?? 0) > 0} />
            <RequestForTrees property={found} trees={[]}>
              <Plus size={20} aria-hidden />
              New request
            </RequestForTrees>
          </>
        )
      }
    >
      {isRemoved ? (
        <EmptyState icon={<SearchX size={28} />} title="This property was removed">
          Add its address again to restore it with its trees.
        </EmptyState>
      ) : (
        <QueryBoundary query={query} what="this property" loading={<SkeletonText lines={8} />}>
          {(loaded) => <PropertyView property={loaded} figures={figures} />}
        </QueryBoundary>
      )}
    </Page>
  );
}
