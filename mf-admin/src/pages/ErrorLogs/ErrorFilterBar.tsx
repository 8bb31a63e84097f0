import { useId } from 'react';
import { Search } from 'lucide-react';
import { remoteNames } from '@tree-service/kernel/contract';
import { FieldFrame, Grid, TextInput, VStack } from '@tree-service/design';
import { FilterSelect } from '../../layout/FilterSelect';
import {
  CATEGORIES,
  DAYS,
  MAX_TEXT_LENGTH,
  oneOf,
  SEVERITIES,
  STATES,
  type ErrorFilter,
} from './errorFilter';
import { MoreFilters } from './MoreFilters';

interface ErrorFilterBarProps {
  readonly filter: ErrorFilter;
  readonly onChange: (filter: ErrorFilter) => void;
  /** Only groups are open or resolved. */
  readonly of: 'groups' | 'reports';
}

const STATE_NAMES = { open: 'Open', resolved: 'Resolved', all: 'Open and resolved' } as const;

const named = (value: string) => ({ value, label: value.replaceAll('_', ' ') });

export function ErrorFilterBar({ filter, onChange, of }: ErrorFilterBarProps) {
  const id = useId();
  const change = (changed: Partial<ErrorFilter>) => onChange({ ...filter, ...changed });
  return (
    <search>
      <VStack $gap={4}>
        <FieldFrame id={id} label="Search messages">
          <TextInput
            id={id}
            type="search"
            maxLength={MAX_TEXT_LENGTH}
            before={<Search size={20} aria-hidden />}
            value={filter.text}
            onChange={({ target }) => change({ text: target.value })}
          />
        </FieldFrame>
        <Grid $min="9rem" $gap={4}>
          {of === 'groups' && (
            <FilterSelect
              label="Status"
              options={STATES.map((state) => ({ value: state, label: STATE_NAMES[state] }))}
              value={filter.state}
              onChange={(value) => change({ state: oneOf(STATES, value) ?? 'open' })}
            />
          )}
          <FilterSelect
            label="Severity"
            options={[{ value: '', label: 'All severities' }, ...SEVERITIES.map(named)]}
            value={filter.severity ?? ''}
            onChange={(value) => change({ severity: oneOf(SEVERITIES, value) })}
          />
          <FilterSelect
            label="Category"
            options={[{ value: '', label: 'All categories' }, ...CATEGORIES.map(named)]}
            value={filter.category ?? ''}
            onChange={(value) => change({ category: oneOf(CATEGORIES, value) })}
          />
          <FilterSelect
            label="Part of the site"
            options={[{ value: '', label: 'All parts' }, ...remoteNames.map(named)]}
            value={filter.remote ?? ''}
            onChange={(value) => change({ remote: oneOf(remoteNames, value) })}
          />
          <FilterSelect
            label={of === 'groups' ? 'Last seen' : 'Reported'}
            options={[
              { value: '', label: 'Any time' },
              ...DAYS.map((days) => ({
                value: String(days),
                label: days === 1 ? 'Last 24 hours' : `Last ${days} days`,
              })),
            ]}
            value={String(filter.days ?? '')}
            onChange={(value) => change({ days: oneOf(DAYS, value) })}
          />
        </Grid>
        <MoreFilters filter={filter} onChange={change} />
      </VStack>
    </search>
  );
}
