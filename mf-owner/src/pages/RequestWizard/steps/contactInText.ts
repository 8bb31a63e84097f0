const EMAIL = /[^\s@]+@[^\s@]+\.[a-z]{2,}/i;
const PHONE = /(?:\+?1[\s.-]*)?\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}(?!\d)/;

/** What a text seems to hold of the writer's contact details, in words; null when it holds none. */
export function contactInText(text: string): string | null {
  const hasEmail = EMAIL.test(text);
  const hasPhone = PHONE.test(text);
  if (hasEmail && hasPhone) return 'a phone number and an email address';
  if (hasEmail) return 'an email address';
  return hasPhone ? 'a phone number' : null;
}
