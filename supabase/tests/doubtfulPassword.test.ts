import { randomUUID } from 'node:crypto';
import { openMarketplace, type Marketplace } from './support/marketplace';

// Until an address is confirmed, anyone may have signed up with it. The account service changes its columns as here.

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());

interface Account {
  encrypted_password: string | null;
  raw_app_meta_data: Record<string, unknown>;
}

async function signUp(): Promise<string> {
  const id = randomUUID();
  await market.database.query(
    `insert into auth.users (id, email, encrypted_password, confirmation_token, raw_user_meta_data, raw_app_meta_data)
     values ($1, $2, 'hash of the first', '', '{"user_type": "owner"}', '{"provider": "email"}')`,
    [id, `${id}@example.com`],
  );
  return id;
}
async function change(id: string, columns: string): Promise<Account | undefined> {
  const [account] = await market.database.query<Account & Record<string, unknown>>(
    `update auth.users set ${columns} where id = $1 returning encrypted_password, raw_app_meta_data`,
    [id],
  );
  return account;
}
const mail = (id: string, token: string) => change(id, `confirmation_token = '${token}'`);
const confirm = (id: string) => change(id, `confirmation_token = '', email_confirmed_at = now()`);

const KEPT = {
  encrypted_password: 'hash of the first',
  raw_app_meta_data: { provider: 'email' },
};
const DROPPED = {
  encrypted_password: '',
  raw_app_meta_data: { provider: 'email', choose_password: true },
};

test('one confirmation mail keeps the password, whatever else changes', async () => {
  const id = await signUp();
  expect(await mail(id, 'one')).toEqual(KEPT);
  expect(await change(id, `confirmation_sent_at = now(), updated_at = now()`)).toEqual(KEPT);
  expect(await confirm(id)).toEqual(KEPT);
});

test('a second one drops it, and has one chosen until one is set', async () => {
  const id = await signUp();
  await mail(id, 'one');
  expect(await mail(id, 'two')).toEqual(DROPPED);
  expect(await mail(id, 'three')).toEqual(DROPPED);
  expect(await confirm(id)).toEqual(DROPPED);
  expect(await change(id, `last_sign_in_at = now()`)).toEqual(DROPPED);
  const chosen = { ...KEPT, encrypted_password: 'hash of the chosen' };
  expect(await change(id, `encrypted_password = 'hash of the chosen'`)).toEqual(chosen);
  // The account service may write back the metadata it read before.
  expect(
    await change(id, `raw_app_meta_data = '{"provider": "email", "choose_password": true}'`),
  ).toEqual(chosen);
});

test('a link for a new password drops that of an unconfirmed address alone', async () => {
  const id = await signUp();
  await mail(id, 'one');
  expect(await change(id, `recovery_token = 'link'`)).toEqual(DROPPED);

  const confirmed = await signUp();
  await mail(confirmed, 'one');
  await confirm(confirmed);
  expect(await change(confirmed, `recovery_token = 'link'`)).toEqual(KEPT);
});

test('an account that signs in another way than by password has none to choose', async () => {
  const id = await signUp();
  await mail(id, 'one');
  await mail(id, 'two');
  expect(await change(id, 'encrypted_password = null')).toEqual({
    encrypted_password: null,
    raw_app_meta_data: { provider: 'email' },
  });
});
