import type { Property } from '../../api/properties';
import { media, Select, space, TextInput } from '@tree-service/design';
import { Search } from 'lucide-react';
import styled from 'styled-components';
import {
  REQUEST_GROUPS,
  REQUEST_ORDERS,
  type ListSearch,
  type ListParameter,
  type RequestGroup,
} from './requestSearch';

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

export interface RequestFiltersProps {
  search: ListSearch;
  /** Requests in each group; undefined while loading. */
  counts: Record<RequestGroup, number> | undefined;
  properties: readonly Property[];
  /** A parameter of the address and its new value; '' removes it. */
  onChange: (parameter: ListParameter, value: string) => void;
}

/** Search text, status, property and order of the list. */
export function RequestFilters({ search, counts, properties, onChange }: RequestFiltersProps) {
  const groups = (['all', 'open', 'booked', 'done', 'ended'] as const).map((group) => ({
    value: group,
    label: `${REQUEST_GROUPS[group].label}${counts ? ` (${counts[group].toLocaleString()})` : ''}`,
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
