import { contactInText } from './ContactNotice';

test.each([
  ['Call me: (512) 555-0143.', 'a phone number', '+15125550143'],
  ['Call 512.555.0143', 'a phone number', '+15125550143'],
  ['1 512 555 0143 after five', 'a phone number', '+15125550143'],
  ['Write to ada@example.com', 'an email address', null],
  ['5125550143 or ada@example.com', 'a phone number and an email address', '+15125550143'],
  ['Call 012 555 0143', 'a phone number', null],
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
