import { useState } from 'react';
import { type FeatureFlag, notify } from '@tree-service/kernel';
import { saveFeatureFlag, showFlag } from './flags.api';
import {
  CheckboxField,
  CheckboxGroupField,
  DateField,
  Form,
  FormActions,
  NumberField,
  TextField,
  useField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { Button, color, FieldFrame, Grid, radius, space, Text, VStack } from '@tree-service/design';
import type { Control } from 'react-hook-form';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { ReasonField } from '../shared/layout/ReasonField';
import { useGuardedEdit } from '../shared/layout/useGuardedEdit';
import { accountNamesQuery, type FoundPerson } from '../api/accounts';
import { nameOfPerson } from '../shared/people/nameOfPerson';
import {
  flagInput,
  type FlagInput,
  type FlagOutput,
  flagRule,
  flagSchema,
  MAX_REASON_LENGTH,
  flagLimits,
} from './flagForm';
import { FindPeople } from './FindPeople';

/** Conditions that a rule leaves out do not limit the flag. */
const NO_CONDITIONS = {
  user_percentage: null,
  user_roles: null,
  user_ids: null,
  start_date: null,
  end_date: null,
} as const;

const People = styled.ul`
  max-height: 15rem;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  list-style: none;
`;

const Person = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(1)} ${space(1)} ${space(1)} ${space(3)};
  overflow-wrap: anywhere;
  & + & {
    border-top: 1px solid ${color.border};
  }
`;

const HINT = 'With anyone here, the feature is on for these accounts alone.';

/** The people a flag is limited to: found and shown by name, kept by account ID. */
function PeopleField({ control }: { control: Control<FlagInput, unknown, FlagOutput> }) {
  const { id, field, error } = useField({ name: 'people', control, hint: HINT, optional: true });
  const chosen = Array.isArray(field.value) ? field.value.map(String) : [];
  const names = useQuery({ ...accountNamesQuery(chosen), enabled: chosen.length > 0 });
  const [added, setAdded] = useState<readonly FoundPerson[]>([]);
  const nameOf = (person: string) => {
    const known = names.data?.get(person) ?? added.find((one) => one.id === person);
    if (known) return [nameOfPerson(known), known.email].filter(Boolean).join(', ');
    return names.isPending ? 'Loading…' : `Account ${person}`;
  };
  return (
    <FieldFrame group id={id} label="People" hint={HINT} error={error} optional>
      <VStack $gap={3}>
        {names.isError && <Text size="sm">We couldn't load the names.</Text>}
        {chosen.length > 0 && (
          <People role="list" aria-label="People with this flag">
            {chosen.map((person) => (
              <Person key={person}>
                <span>{nameOf(person)}</span>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Remove ${nameOf(person)}`}
                  onClick={() => field.onChange(chosen.filter((one) => one !== person))}
                >
                  <X size={18} aria-hidden />
                </Button>
              </Person>
            ))}
          </People>
        )}
        <FindPeople
          id={id}
          chosen={chosen}
          onChoose={(person) => {
            setAdded([...added, person]);
            field.onChange([...chosen, person.id]);
          }}
        />
      </VStack>
    </FieldFrame>
  );
}

interface FlagFormProps {
  /** As it is stored now. */
  readonly flag: FeatureFlag;
  readonly onClose: () => void;
}

export function FlagForm({ flag, onClose }: FlagFormProps) {
  const form = useSchemaForm(flagSchema, { defaultValues: flagInput(flag) });
  // One draft per version: restoring an older draft would undo later changes.
  const [draft] = useState(`flag/${flag.name}/${flag.version}`);
  const { send, conflict } = useGuardedEdit<FlagOutput, number>({
    version: flag.version,
    draft,
    refresh: [['feature_flags'], ['featureFlags']],
    save: (typed, expectedVersion) =>
      saveFeatureFlag(flag.name, flagRule(typed), typed.reason, expectedVersion),
    show: (version, typed) =>
      showFlag(flag.name, { ...NO_CONDITIONS, ...flagRule(typed), version }),
    onSaved: () => {
      notify.success(`${flag.name} saved`, { description: 'Open pages update within 5 minutes.' });
      onClose();
    },
    onTakeTheirs: () => form.reset(flagInput(flag)),
    stored: `Saved version: ${flag.enabled ? 'on' : 'off'}, for ${flagLimits(flag)}.`,
  });
  return (
    <Form form={form} draft={draft} label={`Edit ${flag.name}`} onSubmit={send}>
      <CheckboxField name="enabled" control={form.control} label="Enabled" />
      <TextField name="description" control={form.control} label="Description" optional />
      <CheckboxGroupField
        name="roles"
        control={form.control}
        label="User types"
        optional
        options={[
          { value: 'owner', label: 'Owners' },
          { value: 'vendor', label: 'Pros' },
          { value: 'admin', label: 'Administrators' },
        ]}
      />
      <NumberField
        name="percentage"
        control={form.control}
        label="Percentage of accounts"
        hint="On for accounts with a bucket (0 to 99) below this number"
        unit="%"
        whole
        optional
      />
      <PeopleField control={form.control} />
      <Grid $min="14rem" $gap={4}>
        <DateField name="start" control={form.control} label="From" withTime optional />
        <DateField name="end" control={form.control} label="Until" withTime optional />
      </Grid>
      <ReasonField mostCharacters={MAX_REASON_LENGTH} />
      {conflict}
      <FormActions submit="Save" onCancel={onClose} />
    </Form>
  );
}
