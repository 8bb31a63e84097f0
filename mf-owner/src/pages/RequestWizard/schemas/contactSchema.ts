import { emptyOr, optionalText, phone, requiredText } from '@tree-service/design/forms';
import * as v from 'valibot';

/** The contact step: how Pros address the owner; the phone number becomes E.164. */
export const contactSchema = v.object({
  firstName: requiredText('Enter your first name', 80),
  lastName: optionalText(80),
  phone: emptyOr(phone),
});

/** What the contact step holds while it is being filled in. */
export type ContactValues = v.InferInput<typeof contactSchema>;
