import { useId, useState } from 'react';
import { Search } from 'lucide-react';
import { remoteNames } from '@tree-service/kernel/contract';
import { Details, FieldFrame, Grid, type Option, TextInput, VStack } from '@tree-service/design';
import { useQuery } from '@tanstack/react-query';
import { FilterSelect } from '../shared/layout/FilterSelect';
import { reportedValuesQuery } from './errorReports.api';
import {
  CATEGORIES,
  DAYS,
  type ErrorFilter,
  hasMoreFilters,
  MAX_TEXT_LENGTH,
  type MoreErrorFilters,
  oneOf,
  SEVERITIES,
  STATES,
} from './errorFilter';

interface ErrorFilterBarProps {
  readonly filter: ErrorFilter;
  readonly onChange: (filter: ErrorFilter) => void;
  /** Only groups are open or resolved. */
  readonly of: 'groups' | 'reports';
}

const STATE_NAMES = { open: 'Open', resolved: 'Resolved', all: 'Open and resolved' } as const;

const named = (value: string) => ({ value, label: value.replaceAll('_', ' ') });

interface MoreFiltersProps {
  readonly filter: MoreErrorFilters;
  readonly onChange: (changed: Partial<MoreErrorFilters>) => void;
}

/** The chosen value is always among the options, also when no report has it. */
function optionsOf(all: string, known: readonly string[] = [], chosen: string | null): Option[] {
  const values = chosen === null || known.includes(chosen) ? known : [chosen, ...known];
  return [{ value: '', label: all }, ...values.map((value) => ({ value, label: value }))];
}

function Filters({ filter, onChange }: MoreFiltersProps) {
  const values = useQuery(reportedValuesQuery()).data;
  const { source, release, version } = filter;
  return (
    <Grid $min="10.5rem" $gap={4}>
      <FilterSelect
        label="Source"
        options={optionsOf('All sources', values?.sources, source)}
        value={source ?? ''}
        onChange={(value) => onChange({ source: value || null })}
      />
      <FilterSelect
        label="Shell release"
        options={optionsOf('All releases', values?.releases, release)}
        value={release ?? ''}
        onChange={(value) => onChange({ release: value || null })}
      />
      <FilterSelect
        label="Remote release"
        options={optionsOf('All releases', values?.remoteVersions, version)}
        value={version ?? ''}
        onChange={(value) => onChange({ version: value || null })}
      />
    </Grid>
  );
}

/** Filters by source and release; collapsed unless one is set when the page opens. */
function MoreFilters({ filter, onChange }: MoreFiltersProps) {
  const [wasSet] = useState(hasMoreFilters(filter));
  const filters = <Filters filter={filter} onChange={onChange} />;
  return wasSet ? (
    filters
  ) : (
    <Details show="Filter by source or release" hide="Hide source and release">
      {filters}
    </Details>
  );
}

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
