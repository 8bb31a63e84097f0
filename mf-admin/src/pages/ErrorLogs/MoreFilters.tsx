import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { reportedValuesQuery } from '../../api/errorReports';
import { Details, Grid, type Option } from '@tree-service/design';
import { FilterSelect } from '../../layout/FilterSelect';
import { hasMoreFilters, type MoreErrorFilters } from './errorFilter';

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
export function MoreFilters({ filter, onChange }: MoreFiltersProps) {
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
