import * as v from 'valibot';
import { formatCents, type Cents } from '@tree-service/domain';

export const EMAIL_MESSAGE = 'Please enter a valid email address';

export const PASSWORD_MESSAGE = 'Password must be at least 8 characters';

const LONGEST_EMAIL = 254;

/** An email address as mail servers take it, with a domain that has a dot; trimmed. */
export const email = v.pipe(
  v.string(EMAIL_MESSAGE),
  v.trim(),
  v.rfcEmail(EMAIL_MESSAGE),
  v.regex(/\.[^.]{2,}$/, EMAIL_MESSAGE),
  v.maxLength(LONGEST_EMAIL, EMAIL_MESSAGE),
);

/** The password of an existing account: at least 8 characters. */
export const loginPassword = v.pipe(v.string(PASSWORD_MESSAGE), v.minLength(8, PASSWORD_MESSAGE));

/** A new password: 8 to 72 bytes; the password hash ignores the rest. */
export const newPassword = v.pipe(
  v.string(PASSWORD_MESSAGE),
  v.minBytes(8, PASSWORD_MESSAGE),
  v.maxBytes(72, 'Password must be at most 72 characters (fewer with accents or emoji)'),
);

/** A new password typed twice. */
export const newPasswordSchema = v.pipe(
  v.object({ password: newPassword, repeated: v.string() }),
  v.forward(
    v.partialCheck(
      [['password'], ['repeated']],
      ({ password, repeated }) => password === repeated,
      "The passwords don't match",
    ),
    ['repeated'],
  ),
);

export const termsAccepted = v.pipe(v.boolean(), v.value(true, 'You must accept the terms'));

/** A ZIP code as its five digits; the four extra digits of ZIP+4 are dropped. */
export const zip = v.pipe(
  v.string('Please enter a 5-digit ZIP code'),
  v.trim(),
  v.regex(/^\d{5}(?:[-\s]?\d{4})?$/, 'Please enter a 5-digit ZIP code'),
  v.transform((text) => text.slice(0, 5)),
);

const PHONE_MESSAGE = 'Please enter a US phone number with area code, like (555) 234-5678';

/** A US telephone number in any usual notation, as E.164: "+15552345678". */
export const phone = v.pipe(
  v.string(PHONE_MESSAGE),
  v.trim(),
  v.regex(/^[\d\s().+-]*$/, PHONE_MESSAGE),
  v.transform((text) => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')),
  v.regex(/^[2-9]\d{2}[2-9]\d{6}$/, PHONE_MESSAGE),
  v.transform((digits) => `+1${digits}`),
);

/** Text that must not be blank, trimmed; `missing` is the message for empty text. */
export const requiredText = (missing: string, max: number) =>
  v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(max, `Please use at most ${max} characters`),
  );

/** Optional text, trimmed; undefined when blank. */
export const optionalText = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(max, `Please use at most ${max} characters`),
    v.transform((text) => (text === '' ? undefined : text)),
  );

/** Allows empty text, giving undefined; otherwise `schema` decides. */
export function emptyOr<Output>(
  schema: v.GenericSchema<string, Output>,
): v.GenericSchema<string, Output | undefined> {
  return v.lazy((input) =>
    typeof input === 'string' && input.trim() === ''
      ? v.pipe(
          v.string(),
          v.transform(() => undefined),
        )
      : schema,
  );
}

/** One of the given values; `missing` is the message when none is chosen. */
export const oneOf = <const Values extends readonly string[]>(values: Values, missing: string) =>
  v.pipe(v.string(missing), v.picklist(values, missing));

/** A number typed into a `NumberField`, within bounds; `what` names it: "the height in feet". */
export function typedNumber(
  what: string,
  { min, max, whole = false }: { min: number; max: number; whole?: boolean },
) {
  const message = `Please enter ${what}, from ${min} to ${max}`;
  return v.pipe(
    v.string(message),
    v.trim(),
    v.regex(whole ? /^\d{1,9}$/ : /^\d{1,9}(?:\.\d{1,4})?$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
}

/** The value of a `MoneyField`, in integer cents within bounds (both in cents). */
export function moneyBetween({ min, max }: { min: Cents; max: Cents }) {
  const message = `Please enter an amount in dollars, from ${formatCents(min)} to ${formatCents(max)}`;
  return v.pipe(
    v.nullable(v.number(message)),
    v.number(message),
    v.integer(message),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
}

/** A date from a `DateField` ("2026-05-31") that exists in the calendar. */
export const calendarDate = (missing = 'Please choose a date') =>
  v.pipe(v.string(missing), v.nonEmpty(missing), v.isoDate(missing));
