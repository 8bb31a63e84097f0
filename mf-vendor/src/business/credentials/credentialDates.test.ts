import { expiringCredentials, expiryInWords } from './credentialDates';

test('expired and expiring credentials are listed, soonest first', () => {
  const ending = expiringCredentials(
    [{ expires_on: '2027-11-21' }, { expires_on: '2026-12-01' }, { expires_on: '2026-11-20' }],
    '2026-11-21',
  );
  expect(ending.map(({ daysLeft }) => daysLeft)).toEqual([-1, 10]);
});

test('the expiration of a credential is put in plain words', () => {
  expect(expiryInWords(-1)).toBe('Expired 1 day ago');
  expect(expiryInWords(0)).toBe('Expires today');
  expect(expiryInWords(12)).toBe('Expires in 12 days');
});
