import { emptyOr, optionalText, phone, requiredText } from '@tree-service/design/forms';
import * as v from 'valibot';
import { addressSchema, NEW_PLACE, propertySchema } from './propertySchema';

/** How to reach the owner. The phone number becomes E.164. */
export const contactSchema = v.object({
  firstName: requiredText('Please enter your first name', 80),
  lastName: optionalText(80),
  phone: emptyOr(phone),
});

const { place, zip, label, pin } = propertySchema.entries;
const others = { zip, label, pin, ...contactSchema.entries };

const atProperty = v.object({ place, address: v.string(), ...others });

/** The last step. A street address is needed unless one of the owner's properties is chosen. */
export const sendSchema = v.variant('place', [
  v.object({ place: v.literal(NEW_PLACE), address: addressSchema, ...others }),
  atProperty,
]);

export type SendValues = v.InferInput<typeof atProperty>;
