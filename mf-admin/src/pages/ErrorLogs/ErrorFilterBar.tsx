import { useId } from 'react';
import { Search } from 'lucide-react';
import { remoteNames } from '@tree-service/kernel/contract';
import { FieldFrame, Grid, TextInput, VStack } from '@tree-service/design';
import { Choice } from './Choice';
import { CloserChoices } from './CloserChoices';
import {
  CATEGORIES,
  DAYS,
  LONGEST_TEXT,
  oneOf,
  SEVERITIES,
  STATES,
  type ErrorFilter,
} from './errorFilter';

interface FilterProps {
  readonly filter: ErrorFilter;
  readonly onChange: (filter: ErrorFilter) => void;
  /** Reports are neither open nor resolved, their kinds are. */
  readonly of: 'kinds' | 'reports';
}

const STATE_NAMES = { open: 'Open', resolved: 'Resolved', all: 'Open and resolved' } as const;

const named = (value: string) => ({ value, label: value.replaceAll('_', ' ') });

/** Chooses which kinds of errors, or which reports of them, are shown. */
export function ErrorFilterBar({ filter, onChange, of }: FilterProps) {
  const id = useId();
  const change = (changed: Partial<ErrorFilter>) => onChange({ ...filter, ...changed });
  return (
    <search>
      <VStack $gap={4}>
        <FieldFrame id={id} label="Words in the message">
          <TextInput
            id={id}
            type="search"
            maxLength={LONGEST_TEXT}
            before={<Search size={20} aria-hidden />}
            value={filter.text}
            onChange={({ target }) => change({ text: target.value })}
          />
        </FieldFrame>
        <Grid $min="10.5rem" $gap={4}>
          {of === 'kinds' && (
            <Choice
              label="State"
              options={STATES.map((state) => ({ value: state, label: STATE_NAMES[state] }))}
              value={filter.state}
              onChange={(value) => change({ state: oneOf(STATES, value) ?? 'open' })}
            />
          )}
          <Choice
            label="Severity"
            options={[{ value: '', label: 'Every severity' }, ...SEVERITIES.map(named)]}
            value={filter.severity ?? ''}
            onChange={(value) => change({ severity: oneOf(SEVERITIES, value) })}
          />
          <Choice
            label="Category"
            options={[{ value: '', label: 'Every category' }, ...CATEGORIES.map(named)]}
            value={filter.category ?? ''}
            onChange={(value) => change({ category: oneOf(CATEGORIES, value) })}
          />
          <Choice
            label="Part of the site"
            options={[{ value: '', label: 'Every part' }, ...remoteNames.map(named)]}
            value={filter.remote ?? ''}
            onChange={(value) => change({ remote: oneOf(remoteNames, value) })}
          />
          <Choice
            label={of === 'kinds' ? 'Last seen' : 'Reported'}
            options={[
              { value: '', label: 'At any time' },
              ...DAYS.map((days) => ({
                value: String(days),
                label: days === 1 ? 'Within a day' : `Within ${days} days`,
              })),
            ]}
            value={String(filter.days ?? '')}
            onChange={(value) => change({ days: oneOf(DAYS, value) })}
          />
        </Grid>
        <CloserChoices filter={filter} onChange={change} />
      </VStack>
    </search>
  );
}
