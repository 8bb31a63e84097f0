import { phone } from '@tree-service/design/forms';
import * as v from 'valibot';

const EMAIL = /[^\s@]+@[^\s@]+\.[a-z]{2,}/i;
const PHONE = /(?:\+?1[\s.-]*)?\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}(?!\d)/;

/** What a text seems to hold of the writer's contact details. */
export interface ContactInText {
  /** In words: a phone number, an email address, or both. */
  readonly what: string;
  /** The number in E.164; null where there is none that can be called. */
  readonly phone: string | null;
}

/**
 * What a text that is being written seems to give away; null for nothing. Only a hint for its writer: what the other
 * side reads is decided by the database.
 */
export function contactInText(text: string): ContactInText | null {
  const hasEmail = EMAIL.test(text);
  const [number] = PHONE.exec(text) ?? [];
  if (number === undefined) return hasEmail ? { what: 'an email address', phone: null } : null;
  const parsed = v.safeParse(phone, number);
  return {
    what: hasEmail ? 'a phone number and an email address' : 'a phone number',
    phone: parsed.success ? parsed.output : null,
  };
}
