import { useState } from 'react';
import * as v from 'valibot';
import { notify } from '@tree-service/kernel';
import { Button, Dialog, Grid } from '@tree-service/design';
import {
  emptyOr,
  Form,
  FormActions,
  optionalText,
  phone,
  PhoneField,
  requiredText,
  TextAreaField,
  TextField,
  useSchemaForm,
  zip,
  ZipField,
} from '@tree-service/design/forms';
import { correctPerson, type AdminPerson } from '../../api/person';
import { useRefresh } from '../../layout/useRefresh';

const MAX_REASON = 500;

const schema = v.object({
  first_name: optionalText(80),
  last_name: optionalText(80),
  phone: emptyOr(phone),
  address: optionalText(200),
  city: optionalText(100),
  state: emptyOr(
    v.pipe(v.string(), v.trim(), v.regex(/^[a-z]{2}$/i, 'Please enter the state as two letters')),
  ),
  zip: emptyOr(zip),
  reason: requiredText('Please enter a reason', MAX_REASON),
});

interface CorrectFormProps {
  readonly person: AdminPerson;
  readonly onClose: () => void;
}

function CorrectForm({ person, onClose }: CorrectFormProps) {
  const refresh = useRefresh(['accounts']);
  const form = useSchemaForm(schema, {
    defaultValues: {
      first_name: person.first_name ?? '',
      last_name: person.last_name ?? '',
      phone: person.phone ?? '',
      address: person.address ?? '',
      city: person.city ?? '',
      state: person.state ?? '',
      zip: person.zip ?? '',
      reason: '',
    },
  });
  return (
    <Form
      form={form}
      draft={`correct/${person.id}`}
      label="Correct account"
      onSubmit={async ({ reason, ...typed }) => {
        const { first_name = '', last_name = '', address = '', city = '', state = '' } = typed;
        const places = { address, city, state, zip: typed.zip ?? '' };
        await correctPerson(
          person.id,
          { first_name, last_name, phone: typed.phone ?? '', ...places },
          reason,
        );
        notify.success('Account corrected', { description: 'The person was notified.' });
        onClose();
        await refresh();
      }}
    >
      <Grid $min="12rem" $gap={4}>
        <TextField name="first_name" control={form.control} label="First name" optional />
        <TextField name="last_name" control={form.control} label="Last name" optional />
        <PhoneField name="phone" control={form.control} optional />
        <TextField name="address" control={form.control} label="Street address" optional />
        <TextField name="city" control={form.control} label="City" optional />
        <TextField name="state" control={form.control} label="State" maxLength={2} optional />
        <ZipField name="zip" control={form.control} optional />
      </Grid>
      <TextAreaField
        name="reason"
        control={form.control}
        label="Reason"
        hint="The person can read this. Saved to the audit log."
        counterMax={MAX_REASON}
      />
      <FormActions submit="Save corrections" onCancel={onClose} />
    </Form>
  );
}

/** Corrects typos in name, phone and address of an account; the person is notified. */
export function CorrectPerson({ person }: { readonly person: AdminPerson }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Correct
      </Button>
      <Dialog title="Correct this account" open={isOpen} onOpenChange={setIsOpen}>
        <CorrectForm person={person} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}
