import * as v from 'valibot';
import {
  calendarDate,
  email,
  emptyOr,
  loginPassword,
  moneyBetween,
  newPassword,
  phone,
  requiredText,
  termsAccepted,
  typedNumber,
  zip,
} from './schemas';

function messageOf(schema: v.GenericSchema, value: unknown): string | undefined {
  const result = v.safeParse(schema, value);
  return result.success ? undefined : result.issues[0].message;
}

describe('what forms accept', () => {
  it.each(['', 'owner', 'owner@', '@demo.example', 'a b@demo.example', null])(
    'refuses %j as an email address',
    (value) => expect(messageOf(email, value)).toBe('Please enter a valid email address'),
  );

  it('trims an email address', () =>
    expect(v.parse(email, ' owner@demo.example ')).toBe('owner@demo.example'));

  it('requires a password of eight characters', () => {
    expect(messageOf(loginPassword, 'seven77')).toBe('Password must be at least 8 characters');
    expect(messageOf(loginPassword, 'eight888')).toBeUndefined();
  });

  it('takes new passwords of 8 to 72 bytes', () => {
    expect(messageOf(newPassword, 'short')).toBe('Password must be at least 8 characters');
    expect(messageOf(newPassword, 'x'.repeat(72))).toBeUndefined();
    expect(messageOf(newPassword, 'x'.repeat(73))).toMatch(/at most 72/);
    expect(messageOf(newPassword, '🌳'.repeat(19))).toMatch(/at most 72/);
  });

  it('takes ZIP codes with and without the four extra digits', () => {
    expect(v.parse(zip, ' 78704 ')).toBe('78704');
    expect(v.parse(zip, '78704-1234')).toBe('78704');
    expect(v.parse(zip, '787041234')).toBe('78704');
    expect(messageOf(zip, '7870')).toBe('Please enter a 5-digit ZIP code');
    expect(messageOf(zip, '78704x')).toBe('Please enter a 5-digit ZIP code');
  });

  it.each(['(512) 555-0199', '512.555.0199', '+1 512 555 0199', '15125550199'])(
    'reads %s as a US phone number',
    (value) => expect(v.parse(phone, value)).toBe('+15125550199'),
  );

  it.each(['', '555-0199', '112 555 0199', '512 155 0199', '+44 20 7946 0958', 'call me'])(
    'refuses %j as a US phone number',
    (value) => expect(messageOf(phone, value)).toMatch(/US phone number/),
  );

  it('refuses blank and overlong text', () => {
    const schema = requiredText('Please say what should be done', 10);
    expect(messageOf(schema, '  ')).toBe('Please say what should be done');
    expect(messageOf(schema, 'x'.repeat(11))).toBe('Please use at most 10 characters');
    expect(v.parse(schema, ' fell oak ')).toBe('fell oak');
  });

  it('makes numbers of what was typed, within bounds', () => {
    const feet = typedNumber('the height in feet', { min: 1, max: 300 });
    const whole = typedNumber('how many trees', { min: 1, max: 50, whole: true });
    expect(v.parse(feet, ' 42.5 ')).toBe(42.5);
    expect(messageOf(feet, '301')).toBe('Please enter the height in feet, from 1 to 300');
    expect(messageOf(feet, '1e2')).toBe('Please enter the height in feet, from 1 to 300');
    expect(messageOf(whole, '2.5')).toBe('Please enter how many trees, from 1 to 50');
    expect(v.parse(emptyOr(feet), ' ')).toBeUndefined();
    expect(v.parse(emptyOr(feet), '7')).toBe(7);
    expect(messageOf(emptyOr(feet), 'x')).toBe('Please enter the height in feet, from 1 to 300');
  });

  it('takes money in cents, within bounds', () => {
    const bounds = { min: 1000, max: 100_000 };
    const message = 'Please enter an amount in dollars, from $10 to $1,000';
    expect(v.parse(moneyBetween(bounds), 2550)).toBe(2550);
    expect(messageOf(moneyBetween(bounds), null)).toBe(message);
    expect(messageOf(moneyBetween(bounds), Number.NaN)).toBe(message);
    expect(messageOf(moneyBetween(bounds), 999)).toBe(message);
  });

  it('requires accepted terms and a date', () => {
    expect(messageOf(termsAccepted, false)).toBe('You must accept the terms');
    expect(messageOf(calendarDate(), '')).toBe('Please choose a date');
    expect(messageOf(calendarDate(), '2026-05-31')).toBeUndefined();
  });
});
