import { useQuery } from '@tanstack/react-query';
import { ownerPaths } from '../../paths';
import { myPropertiesQuery } from '../../api/properties';
import { requestCountsQuery } from '../../api/requestLists';
import { paths } from '@tree-service/kernel/contract';
import { useLiveRefresh } from '@tree-service/market/features/live';
import { Button, EmptyState, Page } from '@tree-service/design';
import { noRequests } from '@tree-service/design/illustrations';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useOwnerId } from '../../area/useOwnerId';
import { FoundRequests } from './FoundRequests';
import { RequestFilters } from './RequestFilters';
import { countByGroup, isFiltered, parseSearch, type ListParameter } from './requestSearch';

function NoRequests() {
  return (
    <EmptyState
      picture={noRequests}
      title="No requests yet"
      action={
        <Button asLink to={paths.request()} size="lg">
          Get an Estimate
        </Button>
      }
    >
      Describe the work to get an instant estimate and see which Pros near you we'd ask.
    </EmptyState>
  );
}

/** The page at /requests; the address has the filters. */
export default function RequestsPage() {
  useLiveRefresh();
  const ownerId = useOwnerId();
  const [parameters, setParameters] = useSearchParams();
  const search = parseSearch(parameters);
  const isKnown = ownerId !== '';
  const counts = useQuery({ ...requestCountsQuery(ownerId, search.propertyId), enabled: isKnown });
  const properties = useQuery({ ...myPropertiesQuery(ownerId), enabled: isKnown });
  const byGroup = counts.data && countByGroup(counts.data);

  const change = (parameter: ListParameter, value: string) => {
    const next = new URLSearchParams(parameters);
    if (value === '') next.delete(parameter);
    else next.set(parameter, value);
    setParameters(next, { replace: true });
  };

  return (
    <Page
      title="My Requests"
      actions={
        byGroup !== undefined &&
        byGroup.all > 0 && (
          <>
            <Button asLink variant="outline" to={ownerPaths.properties()}>
              Properties
            </Button>
            <Button asLink to={paths.request()}>
              <Plus size={20} />
              New request
            </Button>
          </>
        )
      }
    >
      {byGroup?.all === 0 && !isFiltered(search) ? (
        <NoRequests />
      ) : (
        <>
          <RequestFilters
            search={search}
            counts={byGroup}
            properties={properties.data ?? []}
            onChange={change}
          />
          <FoundRequests
            search={search}
            total={search.words.trim() === '' ? byGroup?.[search.group] : undefined}
            onShowAll={() => setParameters({}, { replace: true })}
          />
        </>
      )}
    </Page>
  );
}
