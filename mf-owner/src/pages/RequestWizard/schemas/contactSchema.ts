import { emptyOr, optionalText, phone, requiredText } from '@tree-service/design/forms';
import * as v from 'valibot';
import { addressSchema } from './propertySchema';

/** The contact step. The phone number becomes E.164. */
export const contactSchema = v.object({
  firstName: requiredText('Please enter your first name', 80),
  lastName: optionalText(80),
  phone: emptyOr(phone),
});

export type ContactValues = v.InferInput<typeof contactSchema>;

/** The contact step where the street address is still missing. */
export const contactWithAddressSchema = v.object({
  ...contactSchema.entries,
  address: addressSchema,
});

/** The contact step where the street address is known. */
export const contactAloneSchema = v.object({ ...contactSchema.entries, address: v.string() });
