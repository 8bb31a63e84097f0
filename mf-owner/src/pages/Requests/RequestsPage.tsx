import { LOCALE } from '@tree-service/domain';
import { useQuery } from '@tanstack/react-query';
import { ownerPaths } from '../../paths';
import { myPropertiesQuery, type Property } from '../../api/properties';
import { requestCountsQuery } from '../../api/requestLists';
import { paths } from '@tree-service/kernel/contract';
import { useLiveRefresh } from '@tree-service/market/features/live';
import { Button, EmptyState, media, Page, Select, space, TextInput } from '@tree-service/design';
import { noRequests } from '@tree-service/design/illustrations';
import { Plus, Search } from 'lucide-react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useOwnerId } from '../../area/useOwnerId';
import { FoundRequests } from './FoundRequests';
import {
  countByGroup,
  isFiltered,
  type ListParameter,
  type ListSearch,
  parseSearch,
  REQUEST_GROUPS,
  REQUEST_ORDERS,
  type RequestGroup,
} from './requestSearch';

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

const Bar = styled.search`
  display: grid;
  grid-template-columns: minmax(14rem, 1fr) repeat(auto-fit, minmax(11rem, 13rem));
  gap: ${space(3)};
  margin-bottom: ${space(5)};
  ${media.belowLaptop} {
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

/** Too many for a select; the page of a property links to its requests too. */
const MAX_PROPERTIES = 200;

const orders = Object.entries(REQUEST_ORDERS).map(([value, label]) => ({ value, label }));

interface RequestFiltersProps {
  search: ListSearch;
  /** Requests in each group; undefined while loading. */
  counts: Record<RequestGroup, number> | undefined;
  properties: readonly Property[];
  /** A parameter of the address and its new value; '' removes it. */
  onChange: (parameter: ListParameter, value: string) => void;
}

/** Search text, status, property and order of the list. */
function RequestFilters({ search, counts, properties, onChange }: RequestFiltersProps) {
  const groups = (['all', 'open', 'booked', 'done', 'ended'] as const).map((group) => ({
    value: group,
    label: `${REQUEST_GROUPS[group].label}${counts ? ` (${counts[group].toLocaleString(LOCALE)})` : ''}`,
  }));
  const offersProperties = properties.length > 1 && properties.length <= MAX_PROPERTIES;
  return (
    <Bar>
      <TextInput
        type="search"
        aria-label="Search your requests"
        placeholder="Number, service, address or Pro"
        before={<Search size={18} aria-hidden />}
        value={search.words}
        maxLength={200}
        onChange={(event) => onChange('q', event.target.value)}
      />
      <Select
        aria-label="Status"
        options={groups}
        value={search.group}
        onChange={(event) => onChange('show', event.target.value)}
      />
      {(offersProperties || search.propertyId !== null) && (
        <Select
          aria-label="Property"
          options={[
            { value: '', label: 'All properties' },
            ...properties
              .filter(({ id }) => offersProperties || id === search.propertyId)
              .map(({ id, label }) => ({ value: id, label })),
          ]}
          value={search.propertyId ?? ''}
          onChange={(event) => onChange('property', event.target.value)}
        />
      )}
      <Select
        aria-label="Sort by"
        options={orders}
        value={search.order}
        onChange={(event) => onChange('sort', event.target.value)}
      />
    </Bar>
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
