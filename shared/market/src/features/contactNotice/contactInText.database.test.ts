import { CONTACT_VECTORS } from '../../../../../supabase/tests/support/contactVectors';
import { HARMLESS_SENTENCES } from '../../../../../supabase/tests/support/harmlessSentences';
import { contactInText } from './ContactNotice';

test.each([
  ['Call me: (512) 555-0143.', 'a phone number', '+15125550143'],
  ['Call 512.555.0143', 'a phone number', '+15125550143'],
  ['1 512 555 0143 after five', 'a phone number', '+15125550143'],
  ['Write to ada@example.com', 'an email address', null],
  ['5125550143 or ada@example.com', 'a phone number and an email address', '+15125550143'],
  // No phone company has given it to anyone.
  ['Call 512 155 0143', 'a phone number', null],
])('notices contact details in %j', (text, what, phone) => {
  expect(contactInText(text)).toEqual({ what, phone });
});

test.each([
  'An oak, 45 ft tall, 20 in wide.',
  'ZIP 78704-1234',
  'Between 8:00 and 17:30 @ the gate',
])('takes %j for what it is', (text) => {
  expect(contactInText(text)).toBeNull();
});

const WORDS = {
  phone: 'a phone number',
  email: 'an email address',
  both: 'a phone number and an email address',
  nothing: null,
} as const;

// supabase/tests/contactVectors.test.ts tries the same texts on what the database hides.
test.each(CONTACT_VECTORS)('the notice about $text says $gives', ({ text, gives }) => {
  expect(contactInText(text)?.what ?? null).toBe(WORDS[gives]);
});

test('harmless sentences of the trade bring up no notice', () => {
  const noticed = HARMLESS_SENTENCES.filter((text) => contactInText(text) !== null);
  process.stdout.write(
    `Notices about ${HARMLESS_SENTENCES.length} harmless sentences: ${noticed.length}.\n`,
  );
  expect(noticed).toEqual([]);
});
