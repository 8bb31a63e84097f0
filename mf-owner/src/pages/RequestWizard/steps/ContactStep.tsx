import { formatUsPhone, PersonFields } from '@tree-service/market/features/account';
import { Form, useSchemaForm } from '@tree-service/design/forms';
import { useAuth } from '@tree-service/kernel';
import { Alert } from '@tree-service/design';
import type * as v from 'valibot';
import { contactSchema, type ContactValues } from '../schemas/contactSchema';
import { StepActions } from './StepActions';
import type { StepProps } from './stepProps';
import { useKeepTyped } from './useKeepTyped';

export function ContactStep({ draft, save, onNext, backAddress }: StepProps) {
  const profile = useAuth((auth) => auth.profile);
  const form = useSchemaForm<ContactValues, v.InferOutput<typeof contactSchema>>(contactSchema, {
    defaultValues: {
      firstName: draft.contact.firstName || (profile?.first_name ?? ''),
      lastName: draft.contact.lastName || (profile?.last_name ?? ''),
      phone: draft.contact.phone || (profile?.phone ? formatUsPhone(profile.phone) : ''),
    },
  });
  useKeepTyped(form, (contact) => save({ contact }));
  const goOn = () => {
    save({ contact: form.getValues() });
    onNext();
  };

  return (
    <Form form={form} onSubmit={goOn} label="Contact">
      <PersonFields phoneHint="Useful on the day of the work." />
      <Alert tone="brand" title="You decide who can call you">
        Pros see your first name and ZIP code. Your phone number, email and exact address stay
        hidden until you share them with a Pro.
      </Alert>
      <StepActions backAddress={backAddress} label="Check your answers" />
    </Form>
  );
}
