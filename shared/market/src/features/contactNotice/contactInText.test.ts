import { contactInText } from './WorkStep';

test.each([
  ['Call me: (512) 555-0143.', 'a phone number'],
  ['Call 512.555.0143', 'a phone number'],
  ['Write to ada@example.com', 'an email address'],
  ['5125550143 or ada@example.com', 'a phone number and an email address'],
])('notices contact details in %j', (text, found) => {
  expect(contactInText(text)).toBe(found);
});

test.each([
  'An oak, 45 ft tall, 20 in wide.',
  'ZIP 78704-1234',
  'Between 8:00 and 17:30 @ the gate',
])('takes %j for what it is', (text) => {
  expect(contactInText(text)).toBeNull();
});
