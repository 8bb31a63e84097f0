import { useId } from 'react';
import { Search } from 'lucide-react';
import { FieldFrame, Grid, Select, TextInput } from '@tree-service/shared/ui';
import { CATEGORIES, SEVERITIES, type ErrorFilter } from './errorFilter';

interface ErrorFilterBarProps {
  readonly filter: ErrorFilter;
  readonly onChange: (filter: ErrorFilter) => void;
}

const named = (value: string) => ({ value, label: value.replaceAll('_', ' ') });

/** Chooses which reported errors are shown. */
export function ErrorFilterBar({ filter, onChange }: ErrorFilterBarProps) {
  const id = useId();
  return (
    <search>
      <Grid $min="14rem" $gap={4}>
        <FieldFrame id={`${id}-severity`} label="Severity">
          <Select
            id={`${id}-severity`}
            options={[{ value: '', label: 'Every severity' }, ...SEVERITIES.map(named)]}
            value={filter.severity ?? ''}
            onChange={({ target }) =>
              onChange({
                ...filter,
                severity: SEVERITIES.find((severity) => severity === target.value) ?? null,
              })
            }
          />
        </FieldFrame>
        <FieldFrame id={`${id}-category`} label="Category">
          <Select
            id={`${id}-category`}
            options={[{ value: '', label: 'Every category' }, ...CATEGORIES.map(named)]}
            value={filter.category ?? ''}
            onChange={({ target }) =>
              onChange({
                ...filter,
                category: CATEGORIES.find((category) => category === target.value) ?? null,
              })
            }
          />
        </FieldFrame>
        <FieldFrame id={`${id}-text`} label="Search">
          <TextInput
            id={`${id}-text`}
            type="search"
            before={<Search size={20} aria-hidden />}
            placeholder="Message, source, address"
            value={filter.text}
            onChange={({ target }) => onChange({ ...filter, text: target.value })}
          />
        </FieldFrame>
      </Grid>
    </search>
  );
}
