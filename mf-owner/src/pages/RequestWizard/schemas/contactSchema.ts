import { emptyOr, optionalText, phone, requiredText } from '@tree-service/design/forms';
import * as v from 'valibot';

/** The contact step. The phone number becomes E.164. */
export const contactSchema = v.object({
  firstName: requiredText('Please enter your first name', 80),
  lastName: optionalText(80),
  phone: emptyOr(phone),
});
