import { useState } from 'react';
import { type FeatureFlag, notify } from '@tree-service/kernel';
import { saveFeatureFlag, showFlag } from '../../api/featureFlagSettings';
import {
  CheckboxField,
  CheckboxGroupField,
  DateField,
  Form,
  FormActions,
  NumberField,
  TextField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { Grid } from '@tree-service/design';
import { ReasonField } from '../../layout/ReasonField';
import { useGuardedEdit } from '../../layout/useGuardedEdit';
import { PeopleField } from './PeopleField';
import { MAX_REASON_LENGTH, flagInput, flagRule, flagSchema, type FlagOutput } from './flagForm';
import { flagLimits } from './flagLimits';

/** Conditions that a rule leaves out do not limit the flag. */
const NO_CONDITIONS = {
  user_percentage: null,
  user_roles: null,
  user_ids: null,
  start_date: null,
  end_date: null,
} as const;

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
