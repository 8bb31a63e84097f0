import { media, Select, space, TextInput } from '@tree-service/shared/ui';
import { Search } from 'lucide-react';
import styled from 'styled-components';
import {
  REQUEST_GROUPS,
  REQUEST_ORDERS,
  type RequestGroup,
  type RequestSearch,
} from './findRequests';

const Bar = styled.search`
  display: grid;
  grid-template-columns: 1fr minmax(11rem, auto) minmax(11rem, auto);
  gap: ${space(3)};
  margin-bottom: ${space(6)};
  ${media.mobile} {
    grid-template-columns: 1fr 1fr;
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const orders = Object.entries(REQUEST_ORDERS).map(([value, label]) => ({ value, label }));

/** Search words, state and order of the list. */
export function RequestFilters({
  search,
  counts,
  onChange,
}: {
  search: RequestSearch;
  counts: Record<RequestGroup, number>;
  /** A parameter of the address and its new value; '' takes it away. */
  onChange: (parameter: 'q' | 'show' | 'sort', value: string) => void;
}) {
  const groups = (['all', 'open', 'booked', 'done', 'ended'] as const).map((group) => ({
    value: group,
    label: `${REQUEST_GROUPS[group].label} (${counts[group]})`,
  }));
  return (
    <Bar>
      <TextInput
        type="search"
        aria-label="Search your requests"
        placeholder="Search"
        before={<Search size={18} aria-hidden />}
        value={search.words}
        onChange={(event) => onChange('q', event.target.value)}
      />
      <Select
        aria-label="State"
        options={groups}
        value={search.group}
        onChange={(event) => onChange('show', event.target.value)}
      />
      <Select
        aria-label="Order"
        options={orders}
        value={search.order}
        onChange={(event) => onChange('sort', event.target.value)}
      />
    </Bar>
  );
}
