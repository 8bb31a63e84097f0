import { DEMO_PASSWORD, demoAccounts } from '../../demo/accounts';
import { greeting } from './greeting';

const accounts = Object.values(demoAccounts);

test('the greeting names the address, every demo account and the password', () => {
  const text = greeting('http://localhost:3000', true);
  expect(text).toContain('http://localhost:3000/mailbox');
  expect(text).toContain(DEMO_PASSWORD);
  for (const { email, description } of accounts) {
    expect(text).toMatch(new RegExp(`${email} +${description}\n`));
  }
});

test('without a demo it names no account, no password and no mailbox address', () => {
  const text = greeting('http://localhost:3000', false);
  expect(text).toContain('http://localhost:3000\n');
  expect(text).toContain('DEMO=yes');
  expect(text).not.toMatch(new RegExp(`/mailbox|@demo|${DEMO_PASSWORD}`));
});
