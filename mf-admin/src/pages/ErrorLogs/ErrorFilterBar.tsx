import { useId } from 'react';
import { Search } from 'lucide-react';
import { remoteNames } from '@tree-service/shared/contract';
import { FieldFrame, Grid, Select, TextInput } from '@tree-service/shared/ui';
import { CATEGORIES, DAYS, oneOf, SEVERITIES, STATES, type ErrorFilter } from './errorFilter';

interface FilterProps {
  readonly filter: ErrorFilter;
  readonly onChange: (filter: ErrorFilter) => void;
}

const STATE_NAMES = { open: 'Open', resolved: 'Resolved', all: 'Open and resolved' } as const;

const named = (value: string) => ({ value, label: value.replaceAll('_', ' ') });

interface ChoiceProps {
  readonly label: string;
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Choice({ label, options, value, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <Select
        id={id}
        options={options}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </FieldFrame>
  );
}

/** Chooses severity and category of reported errors. */
export function SeverityAndCategory({ filter, onChange }: FilterProps) {
  return (
    <>
      <Choice
        label="Severity"
        options={[{ value: '', label: 'Every severity' }, ...SEVERITIES.map(named)]}
        value={filter.severity ?? ''}
        onChange={(value) => onChange({ ...filter, severity: oneOf(SEVERITIES, value) })}
      />
      <Choice
        label="Category"
        options={[{ value: '', label: 'Every category' }, ...CATEGORIES.map(named)]}
        value={filter.category ?? ''}
        onChange={(value) => onChange({ ...filter, category: oneOf(CATEGORIES, value) })}
      />
    </>
  );
}

/** Chooses which kinds of errors are shown. */
export function ErrorFilterBar({ filter, onChange }: FilterProps) {
  const id = useId();
  return (
    <search>
      <Grid $min="12rem" $gap={4}>
        <Choice
          label="State"
          options={STATES.map((state) => ({ value: state, label: STATE_NAMES[state] }))}
          value={filter.state}
          onChange={(value) => onChange({ ...filter, state: oneOf(STATES, value) ?? 'open' })}
        />
        <SeverityAndCategory filter={filter} onChange={onChange} />
        <Choice
          label="Part of the site"
          options={[{ value: '', label: 'Every part' }, ...remoteNames.map(named)]}
          value={filter.remote ?? ''}
          onChange={(value) => onChange({ ...filter, remote: oneOf(remoteNames, value) })}
        />
        <Choice
          label="Last seen"
          options={[
            { value: '', label: 'At any time' },
            ...DAYS.map((days) => ({
              value: String(days),
              label: days === 1 ? 'Within a day' : `Within ${days} days`,
            })),
          ]}
          value={String(filter.days ?? '')}
          onChange={(value) => onChange({ ...filter, days: oneOf(DAYS, value) })}
        />
        <FieldFrame id={id} label="Words in the message">
          <TextInput
            id={id}
            type="search"
            before={<Search size={20} aria-hidden />}
            value={filter.text}
            onChange={({ target }) => onChange({ ...filter, text: target.value })}
          />
        </FieldFrame>
      </Grid>
    </search>
  );
}
