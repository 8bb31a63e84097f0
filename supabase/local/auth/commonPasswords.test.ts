import { isCommonPassword } from './commonPasswords';

test.each([
  'password',
  'Password',
  'password1',
  'password123!',
  'P@ssw0rd',
  '12345678',
  '87654321',
  '1234567890',
  'abcdefgh',
  'qwertyuiop',
  'iloveyou',
  'aaaaaaaa',
  'abcabcabc',
  'football2026',
  'Sunshine!',
  'treeservice1',
])('%s is refused', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test("one's own address is refused", () => {
  expect(isCommonPassword('ada@example.com', 'ada@example.com')).toBe(true);
  expect(isCommonPassword('adabyron99', 'adabyron@example.com')).toBe(true);
});

test.each(['correct horse', 'a better one', 'another password', 'tall-oak-7-wind', 'Xk29vmQe'])(
  '%s is taken',
  (password) => {
    expect(isCommonPassword(password, 'ada@example.com')).toBe(false);
  },
);
