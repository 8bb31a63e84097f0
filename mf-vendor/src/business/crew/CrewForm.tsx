import type { CrewFacts } from '../../api/crew';
import {
  CREW_QUALIFICATIONS,
  CREW_ROLES,
  isKeyOf,
  type CrewQualification,
  type CrewRole,
} from '@tree-service/domain';
import {
  FormActions,
  CheckboxGroupField,
  Form,
  requiredText,
  SelectField,
  TextField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { Details, Grid } from '@tree-service/design';
import { useWatch } from 'react-hook-form';
import type { ReactNode } from 'react';
import * as v from 'valibot';

const isRole = (text: string): text is CrewRole => isKeyOf(CREW_ROLES, text);
const isQualification = (text: string): text is CrewQualification =>
  isKeyOf(CREW_QUALIFICATIONS, text);

const schema = v.object({
  label: requiredText('Please enter a name', 80),
  role: v.pipe(v.string(), v.check(isRole, 'Please choose a role'), v.guard(isRole)),
  qualifications: v.array(v.pipe(v.string(), v.guard(isQualification))),
});

const roles = Object.entries(CREW_ROLES).map(([value, label]) => ({ value, label }));
const qualifications = Object.entries(CREW_QUALIFICATIONS).map(([value, label]) => ({
  value,
  label,
}));

const empty = { label: '', role: '', qualifications: [] };

export interface CrewFormProps {
  member?: CrewFacts;
  /** Names the draft of what is typed; see `Form`. */
  draft: string;
  onSave: (member: CrewFacts) => Promise<unknown>;
  onCancel?: () => void;
  /** Above the buttons. */
  children?: ReactNode;
}

/** Adds a crew member or edits one; cleared after adding. */
export function CrewForm({ member, draft, onSave, onCancel, children }: CrewFormProps) {
  const form = useSchemaForm(schema, { defaultValues: member ?? empty });
  const chosen = useWatch({ control: form.control, name: 'qualifications' }).length;
  const choices = (
    <CheckboxGroupField
      control={form.control}
      name="qualifications"
      label="Qualifications"
      options={qualifications}
      optional
    />
  );
  return (
    <Form
      form={form}
      draft={draft}
      label={member ? `Edit ${member.label}` : 'Add a crew member'}
      gap={4}
      onSubmit={async (values) => {
        await onSave(values);
        if (!member) form.reset(empty);
      }}
    >
      <Grid $min="12rem" $gap={4}>
        <TextField control={form.control} name="label" label="Name" maxLength={80} />
        <SelectField control={form.control} name="role" label="Role" options={roles} />
      </Grid>
      {member ? (
        choices
      ) : (
        <Details
          show={chosen > 0 ? `Qualifications: ${chosen}` : 'Add qualifications'}
          hide="Hide qualifications"
        >
          {choices}
        </Details>
      )}
      {children}
      <FormActions submit={member ? 'Save' : 'Add crew member'} onCancel={onCancel} />
    </Form>
  );
}
