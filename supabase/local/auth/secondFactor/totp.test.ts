import { codeAt, newSecret, stepOf, stepOfCode } from './totp';

// RFC 6238, appendix B: the secret "12345678901234567890", SHA-1; the last six of eight digits.
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
])('at second %i the code is %s', (second, code) => {
  expect(codeAt(SECRET, stepOf(second * 1000))).toBe(code);
});

test('a code counts a step early or late, and no more', () => {
  const now = 1_700_000_000_000;
  const at = (shift: number) => codeAt(SECRET, stepOf(now) + shift);
  expect([-1, 0, 1].map((shift) => stepOfCode(SECRET, at(shift), now))).toEqual(
    [-1, 0, 1].map((shift) => stepOf(now) + shift),
  );
  expect(stepOfCode(SECRET, at(-2), now)).toBeUndefined();
  expect(stepOfCode(SECRET, 'abcdef', now)).toBeUndefined();
  expect(stepOfCode(SECRET, '', now)).toBeUndefined();
});

test('secrets are 32 letters of base32', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
});
