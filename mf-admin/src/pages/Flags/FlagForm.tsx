import { type FeatureFlag, notify } from '@tree-service/kernel';
import { saveFeatureFlag } from '../../api/featureFlagSettings';
import {
  CheckboxField,
  CheckboxGroupField,
  DateField,
  Form,
  NumberField,
  SubmitButton,
  TextAreaField,
  TextField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { Button, Grid, HStack } from '@tree-service/design';
import { useRefresh } from '../../layout/useRefresh';
import { flagInput, flagRule, flagSchema } from './flagForm';

interface FlagFormProps {
  readonly flag: FeatureFlag;
  readonly onClose: () => void;
}

/** For whom and when a flag is on. Everything left open does not limit it. */
export function FlagForm({ flag, onClose }: FlagFormProps) {
  const refresh = useRefresh(['feature_flags'], ['featureFlags']);
  const form = useSchemaForm(flagSchema, { defaultValues: flagInput(flag) });
  return (
    <Form
      form={form}
      label={`Change ${flag.name}`}
      onSubmit={async (typed) => {
        await saveFeatureFlag(flag.name, flagRule(typed), typed.reason);
        notify.success(`${flag.name} is saved`, {
          description: 'Open pages see it within 5 minutes.',
        });
        onClose();
        await refresh();
      }}
    >
      <CheckboxField name="enabled" control={form.control} label="Enabled" />
      <TextField name="description" control={form.control} label="What it switches" optional />
      <CheckboxGroupField
        name="roles"
        control={form.control}
        label="Only these types"
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
        label="Share of accounts"
        hint="Accounts whose bucket (0 to 99) is below this number"
        unit="%"
        whole
        optional
      />
      <TextAreaField
        name="ids"
        control={form.control}
        label="Only these accounts"
        hint="Ids, one a line"
        optional
      />
      <Grid $min="14rem" $gap={4}>
        <DateField name="start" control={form.control} label="From" withTime optional />
        <DateField name="end" control={form.control} label="Until" withTime optional />
      </Grid>
      <TextAreaField
        name="reason"
        control={form.control}
        label="Reason"
        hint="Kept in the audit log."
        counterMax={1000}
      />
      <HStack $justify="end" $gap={3} $wrap>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton>Save</SubmitButton>
      </HStack>
    </Form>
  );
}
