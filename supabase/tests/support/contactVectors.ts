/** A text, and what a writer gives away in it. */
export interface ContactVector {
  readonly text: string;
  readonly gives: 'phone' | 'email' | 'both' | 'nothing';
}

const of = (gives: ContactVector['gives'], ...texts: string[]): ContactVector[] =>
  texts.map((text) => ({ text, gives }));

/**
 * What the notice below a text field and the database must say alike: the notice tells the writer before sending that
 * this will stay hidden, and the database hides it. What people write to get around it is the database's alone.
 */
export const CONTACT_VECTORS: readonly ContactVector[] = [
  ...of(
    'phone',
    'Call me: (512) 555-0143.',
    'Call 512.555.0143',
    'Call 512-555-0143 after five',
    '1 512 555 0143 after five',
    '+1 (512) 555-0143',
    '5125550143',
    'My number is 512 555 0143, ask for Ada',
    'Two oaks; call 512 555-0143',
    'Text 1-512-555-0143 when you are here',
    'Gate code 4411, phone 512.555.0143',
    'Call 512 155 0143',
    'Lot 12, call 512 555 0143',
  ),
  ...of(
    'email',
    'Write to ada@example.com',
    'ada.byron+trees@example.co.uk',
    "pat.o'brien@example.com is best",
    'Send the quote to ADA@EXAMPLE.COM today',
    'jo@example.xn--p1ai',
  ),
  ...of('both', '5125550143 or ada@example.com', 'ada@example.com, (512) 555-0143'),
  ...of(
    'nothing',
    'An oak, 45 ft tall, 20 in wide.',
    'ZIP 78704-1234',
    'Between 8:00 and 17:30 @ the gate',
    'Trunks: 24" 30" 36" 18" 22"',
    'Trunks: 24 30 36 18 22',
    'We paid 450/650/1200 for the last three',
    'Trees tagged 201 202 2031',
    'Request 2026-123-4567',
    'the limb is over the roof.house is old',
    'please cut the limbs.me and my son help',
    'License 1234567, valid to 12/31/2027',
    'From $1,200 to $1,450.50',
    'Lots 301 302 3034',
    '3 @ $450 each',
    'Gate code 4411#',
    'Call 012 555 0143',
    'License no. 512-455-1234-A',
    'For the oak we paid 450 650 1200',
  ),
];
