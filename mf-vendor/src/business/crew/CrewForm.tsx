import type { CrewFacts } from '../../api/crew';
import {
  CREW_QUALIFICATIONS,
  CREW_ROLES,
  isKeyOf,
  type CrewQualification,
  type CrewRole,
} from '@tree-service/domain';
import {
  CheckboxGroupField,
  Form,
  requiredText,
  SelectField,
  SubmitButton,
  TextField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { Button, Grid, HStack } from '@tree-service/design';
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

/** One person of the crew, to add or to change. Cleared after adding. */
export function CrewForm({
  member,
  onSave,
  onCancel,
  children,
}: {
  member?: CrewFacts;
  onSave: (member: CrewFacts) => Promise<unknown>;
  onCancel?: () => void;
  /** Above the buttons. */
  children?: ReactNode;
}) {
  const form = useSchemaForm(schema, { defaultValues: member ?? empty });
  return (
    <Form
      form={form}
      label={member ? `Change ${member.label}` : 'Add a person'}
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
      <CheckboxGroupField
        control={form.control}
        name="qualifications"
        label="Qualified for"
        options={qualifications}
        optional
      />
      {children}
      <HStack $gap={3} $wrap>
        <SubmitButton variant="secondary">{member ? 'Save' : 'Add person'}</SubmitButton>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </HStack>
    </Form>
  );
}
