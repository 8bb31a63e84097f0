import { randomUUID } from 'node:crypto';
import type { Caller } from './support/database';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
let admin: string;
beforeAll(async () => {
  market = await openMarketplace();
  admin = await market.admin();
});
afterAll(() => market.database.close());

const write = (caller: Caller, email: string, body: string) =>
  market.database.as(caller, (queries) =>
    queries.query<{ id: string }>(
      `select public.send_contact_message('Ada', $1, 'question', $2) as id`,
      [email, body],
    ),
  );
const visitor: Caller = { role: 'anon' };

test('a visitor’s message arrives once, and an administrator marks it as answered', async () => {
  const [first] = await write(visitor, 'Ada@Example.com ', 'Do you work on Sundays?');
  const [again] = await write(visitor, 'ada@example.com', 'Do you work on Sundays?');
  expect(again).toEqual(first);
  await market.call(admin, 'answer_contact_message', { message_id: first?.id, note: 'By mail' });
  expect(
    await market.database.query(
      'select email, answered_by, answer_note, user_id from public.contact_messages',
    ),
  ).toEqual([
    { email: 'ada@example.com', answered_by: admin, answer_note: 'By mail', user_id: null },
  ]);
});

test('the trail names the account that wrote, and no visitor', async () => {
  const owner = await market.owner();
  const answered = async (caller: Caller, words: string) => {
    const [message] = await write(caller, 'trail@example.com', words);
    await market.call(admin, 'answer_contact_message', { message_id: message?.id, note: words });
    return market.value(
      `(select after - 'answered_at' from public.admin_audit where subject_id = $1)`,
      [message?.id],
    );
  };
  expect(await answered({ userId: owner }, 'From an account')).toEqual({
    name: 'Message from Ada',
    user_id: owner,
  });
  expect(await answered(visitor, 'From a visitor')).toEqual({});
});

test('an account writes five messages an hour, and the address must be one', async () => {
  const account: Caller = { userId: await market.owner() };
  for (const text of ['a', 'b', 'c', 'd', 'e']) await write(account, 'fast@example.com', text);
  expect((await refusal(write(account, 'fast@example.com', 'f'))).message).toMatch(
    /^You have sent several messages already\./,
  );
  expect((await refusal(write(visitor, 'nobody', 'f'))).message).toBe(
    'Please enter a valid email address.',
  );
});

test('a notice is seen by everyone in its time, and not before, after or once withdrawn', async () => {
  const hour = 3_600_000;
  const at = (offset: number) => new Date(Date.now() + offset).toISOString();
  const announce = (message: string, from: number, until: number) =>
    market.call<string>(admin, 'announce', {
      message,
      severity: 'info',
      shown_from: at(from),
      shown_until: at(until),
    });
  await announce('Now', -hour, hour);
  await announce('Later', hour, 2 * hour);
  const withdrawn = await announce('Withdrawn', -hour, hour);
  await market.call(admin, 'withdraw_announcement', {
    announcement_id: withdrawn,
    reason: 'Wrong',
  });
  const seen = await market.database.as(visitor, (queries) =>
    queries.query('select message from public.announcements'),
  );
  expect(seen).toEqual([{ message: 'Now' }]);
  expect((await refusal(announce('Over', -2 * hour, -hour))).message).toMatch(/^Choose when/);
});

test('people are found by the beginning of what is known about them', async () => {
  const ada = await market.database.createUser({ email: 'ada_1@find.example' });
  await market.database.query(
    `update public.profiles set first_name = 'Ada', last_name = 'Byron', phone = '+15125550111' where id = $1`,
    [ada],
  );
  const vendor = await market.vendor({ name: 'Findable Trees' });
  const find = async (query: string) =>
    (
      await market.database.as({ userId: admin }, (queries) =>
        queries.query<{ id: string }>('select id from public.admin_find_people($1)', [query]),
      )
    ).map((row) => row.id);
  expect(await find('ADA_1@find')).toEqual([ada]);
  expect(await find('byr')).toEqual([ada]);
  expect(await find('(512) 555-0111')).toEqual([ada]);
  expect(await find(ada.toUpperCase())).toEqual([ada]);
  expect(await find('findable')).toEqual([vendor]);
  expect(await find('%')).toEqual([]);
});

test('photos go into one’s own folder, as images, and only so many', async () => {
  const owner = await market.owner();
  const upload = (name: string) =>
    market.database.as({ userId: owner }, (queries) =>
      queries.query(`insert into storage.objects (bucket_id, name) values ('tree-photos', $1)`, [
        name,
      ]),
    );
  for (const name of ['x.svg', 'x.jpg.exe', 'x', '../x.jpg', 'a/b/c/d.jpg', '..jpg', 'é.jpg']) {
    expect({ name, code: (await refusal(upload(`${owner}/${name}`))).code }).toEqual({
      name,
      code: '42501',
    });
  }
  await market.database.query('update private.owner_limits set photos_a_day = 2');
  await upload(`${owner}/${randomUUID()}.jpg`);
  await upload(`${owner}/${randomUUID()}/${randomUUID()}.webp`);
  expect((await refusal(upload(`${owner}/${randomUUID()}.jpg`))).code).toBe('42501');
});
