import { showRows } from '@tree-service/market/api/showRows';
import { useState } from 'react';
import * as v from 'valibot';
import { notify } from '@tree-service/kernel';
import { Grid } from '@tree-service/design';
import {
  emptyOr,
  Form,
  FormActions,
  optionalText,
  phone,
  PhoneField,
  TextField,
  useSchemaForm,
  zip,
  ZipField,
} from '@tree-service/design/forms';
import { formatMoment } from '@tree-service/domain';
import { correctPerson, type AdminPerson } from '../api/person';
import { CorrectionDialog } from '../shared/layout/CorrectionDialog';
import { ReasonField, requiredReason } from '../shared/layout/ReasonField';
import { useGuardedEdit } from '../shared/layout/useGuardedEdit';
import { nameOfPerson } from '../shared/people/nameOfPerson';
import type { Fact } from '../shared/layout/Facts';

const NOT_GIVEN = 'Not given';

export const ACCOUNT_TYPES = { owner: 'Owner', vendor: 'Pro', admin: 'Admin' } as const;

/** What an account is called: name, else business, else email. */
export function titleOfPerson({ business_name: business, email, ...person }: AdminPerson): string {
  return nameOfPerson(person) || business || email;
}

/** The address of an account in one line. */
function placeOfPerson({ address, city, state, zip }: AdminPerson): string {
  const town = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [address, town].filter(Boolean).join(', ') || NOT_GIVEN;
}

export function personFacts(person: AdminPerson): Fact[] {
  const { email_confirmed_at: confirmed } = person;
  return [
    { name: 'Email', value: person.email },
    { name: 'Email confirmed', value: confirmed ? formatMoment(confirmed) : 'Not yet' },
    { name: 'Phone', value: person.phone ?? NOT_GIVEN },
    { name: 'Address', value: placeOfPerson(person) },
    { name: 'Joined', value: formatMoment(person.created_at) },
    { name: 'Account ID', value: person.id },
  ];
}

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
  reason: requiredReason(),
});

type Correction = v.InferOutput<typeof schema>;

const inputOf = (person: AdminPerson) => ({
  first_name: person.first_name ?? '',
  last_name: person.last_name ?? '',
  phone: person.phone ?? '',
  address: person.address ?? '',
  city: person.city ?? '',
  state: person.state ?? '',
  zip: person.zip ?? '',
  reason: '',
});

function detailsOf({ first_name = '', last_name = '', phone = '', ...typed }: Correction) {
  const { address = '', city = '', state = '', zip = '' } = typed;
  return { first_name, last_name, phone, address, city, state, zip };
}

interface CorrectFormProps {
  readonly person: AdminPerson;
  readonly onClose: () => void;
}

/** The form of the dialog; `person` is as stored now. */
export function CorrectForm({ person, onClose }: CorrectFormProps) {
  const form = useSchemaForm(schema, { defaultValues: inputOf(person) });
  // One draft per version: restoring an older draft would undo later changes.
  const [draft] = useState(`correct/${person.id}/${person.version}`);
  const { send, conflict } = useGuardedEdit({
    version: person.version,
    draft,
    refresh: [['accounts']],
    save: (typed: Correction, expectedVersion) =>
      correctPerson(person.id, detailsOf(typed), typed.reason, expectedVersion),
    show: (stored) => showRows<AdminPerson>([{ id: person.id, ...stored }]),
    onSaved: () => {
      notify.success('Account corrected', { description: 'The person was notified.' });
      onClose();
    },
    onTakeTheirs: () => form.reset(inputOf(person)),
    stored: `Saved version: ${[nameOfPerson(person), person.phone, placeOfPerson(person)].filter(Boolean).join(', ')}.`,
  });
  return (
    <Form form={form} draft={draft} label="Correct account" onSubmit={send}>
      <Grid $min="12rem" $gap={4}>
        <TextField name="first_name" control={form.control} label="First name" optional />
        <TextField name="last_name" control={form.control} label="Last name" optional />
        <PhoneField name="phone" control={form.control} optional />
        <TextField name="address" control={form.control} label="Street address" optional />
        <TextField name="city" control={form.control} label="City" optional />
        <TextField name="state" control={form.control} label="State" maxLength={2} optional />
        <ZipField name="zip" control={form.control} optional />
      </Grid>
      <ReasonField note="The person can read this." />
      {conflict}
      <FormActions submit="Save corrections" onCancel={onClose} />
    </Form>
  );
}

/** Corrects typos in name, phone and address of an account; the person is notified. */
export function CorrectPerson({ person }: { readonly person: AdminPerson }) {
  return (
    <CorrectionDialog title="Correct this account">
      {(close) => <CorrectForm person={person} onClose={close} />}
    </CorrectionDialog>
  );
}
