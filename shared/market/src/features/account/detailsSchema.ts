import { emptyOr, optionalText, phone, zip } from '@tree-service/design/forms';
import * as v from 'valibot';

/** Account details, all optional. The phone number becomes E.164. */
export const detailsSchema = v.object({
  firstName: optionalText(80),
  lastName: optionalText(80),
  phone: emptyOr(phone),
  address: optionalText(200),
  zip: emptyOr(zip),
});

/** The details form while it is being filled in. */
export type DetailsValues = v.InferInput<typeof detailsSchema>;

export type DetailsAnswer = v.InferOutput<typeof detailsSchema>;
