import { formatUsPhone, PersonFields } from '@tree-service/market/features/account';
import { Form, TextField, useSchemaForm } from '@tree-service/design/forms';
import { useAuth } from '@tree-service/kernel';
import { Alert } from '@tree-service/design';
import { useState } from 'react';
import type * as v from 'valibot';
import { isAddressMissing } from '../draft/completeness';
import type { Draft } from '../draft/draft';
import { contactAloneSchema, contactWithAddressSchema } from '../schemas/contactSchema';
import { StepActions } from './StepActions';
import type { StepProps } from './stepProps';
import { useKeepTyped } from './useKeepTyped';

type Typed = v.InferInput<typeof contactAloneSchema>;

export function ContactStep({ draft, save, onNext, backAddress }: StepProps) {
  const profile = useAuth((auth) => auth.profile);
  const [asksAddress] = useState(() => isAddressMissing(draft.property));
  const schema = asksAddress ? contactWithAddressSchema : contactAloneSchema;
  const form = useSchemaForm<Typed, v.InferOutput<typeof contactAloneSchema>>(schema, {
    defaultValues: {
      address: draft.property.address,
      firstName: draft.contact.firstName || (profile?.first_name ?? ''),
      lastName: draft.contact.lastName || (profile?.last_name ?? ''),
      phone: draft.contact.phone || (profile?.phone ? formatUsPhone(profile.phone) : ''),
    },
  });
  const keep = ({ address, ...contact }: Typed) => {
    const property: Draft['property'] = { ...draft.property, address };
    save(asksAddress ? { contact, property } : { contact });
  };
  useKeepTyped(form, keep);
  const goOn = () => {
    keep(form.getValues());
    onNext();
  };

  return (
    <Form form={form} onSubmit={goOn} label="Contact">
      {asksAddress && (
        <TextField
          name="address"
          control={form.control}
          label="Street address"
          hint="Where the trees are. Pros see only the ZIP code until you share your address."
          autoComplete="street-address"
        />
      )}
      <PersonFields phoneHint="Useful on the day of the work." />
      <Alert tone="brand" title="You decide who can call you">
        Pros see your first name and ZIP code. Your phone number, email and exact address stay
        hidden until you share them with a Pro.
      </Alert>
      <StepActions backAddress={backAddress} label="Check your answers" />
    </Form>
  );
}
