import { randomUUID } from 'node:crypto';
import { storeAttachment } from './support/attachment';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());

const set = (name: string, rule: { enabled: boolean; user_ids?: string[] }) =>
  market.database.query(
    'update public.feature_flags set enabled = $2, user_ids = $3 where name = $1',
    [name, rule.enabled, rule.user_ids ?? null],
  );

test('messaging: no one writes while it is off, and what was written stays', async () => {
  const [owner, vendor] = [await market.owner(), await market.vendor()];
  const { conversation } = await market.accept((await market.submit(owner)).id, vendor);
  const send = () =>
    market.call(owner, 'send_message', {
      conversation_id: conversation,
      body: 'Hello',
      idempotency_key: randomUUID(),
    });
  const upload = () =>
    market.database.as({ userId: owner }, (queries) =>
      storeAttachment(queries, `${owner}/${randomUUID()}.pdf`),
    );
  await send();
  await upload();
  await set('messaging', { enabled: false });
  expect(await refusal(send())).toMatchObject({
    message: 'Messages are turned off at the moment.',
  });
  expect(await refusal(upload())).toMatchObject({ code: '42501' });
  await set('messaging', { enabled: true });
  await send();
  await upload();
  const messages = await market.database.query(
    'select 1 from public.messages where conversation_id = $1',
    [conversation],
  );
  expect(messages).toHaveLength(2);
});

test('an administrator turns a flag off for everyone at once and on again as it was, and both stay on record', async () => {
  const [admin, owner, vendor] = [
    await market.admin(),
    await market.owner(),
    await market.vendor(),
  ];
  const { conversation } = await market.accept((await market.submit(owner)).id, vendor);
  await set('messaging', { enabled: true, user_ids: [owner] });
  const turn = (person: string, is_on: boolean, reason: string) =>
    market.call(person, 'switch_feature_flag', { name: 'messaging', is_on, reason });
  const send = () =>
    market.call(owner, 'send_message', {
      conversation_id: conversation,
      body: 'Hello',
      idempotency_key: randomUUID(),
    });
  await turn(admin, false, 'Messages arrive twice');
  expect(await refusal(send())).toMatchObject({
    message: 'Messages are turned off at the moment.',
  });
  expect(await refusal(turn(admin, false, 'Again'))).toMatchObject({
    message: 'This flag is already off.',
  });
  await turn(admin, true, 'Repaired');
  await send();
  expect(
    await market.value(`select user_ids from public.feature_flags where name = 'messaging'`),
  ).toEqual([owner]);
  expect(
    await market.database.query(
      `select action, reason, before ->> 'enabled' as before, after ->> 'enabled' as after
       from public.admin_audit where admin_id = $1 order by id`,
      [admin],
    ),
  ).toEqual([
    {
      action: 'flag.turn_off',
      reason: 'Messages arrive twice',
      before: 'true',
      after: 'false',
    },
    { action: 'flag.turn_on', reason: 'Repaired', before: 'false', after: 'true' },
  ]);
  expect(await refusal(turn(vendor, false, 'Not mine to turn'))).toMatchObject({ code: '42501' });
  expect(await refusal(turn(admin, false, ' '))).toMatchObject({ code: 'P0001' });
  await set('messaging', { enabled: true });
});

test('vendor_matching: requests wait while it is off and are offered when it is on again', async () => {
  const owner = await market.owner();
  await market.vendor();
  await set('vendor_matching', { enabled: false });
  const { id } = await market.submit(owner);
  expect(await market.leads(id)).toEqual([]);
  await set('vendor_matching', { enabled: true });
  expect(await market.leads(id)).not.toEqual([]);
});

test('vendor_matching: counts for whose request it is', async () => {
  const [first, second] = [await market.owner(), await market.owner()];
  await set('vendor_matching', { enabled: true, user_ids: [first] });
  expect(await market.leads((await market.submit(first)).id)).not.toEqual([]);
  expect(await market.leads((await market.submit(second)).id)).toEqual([]);
  await set('vendor_matching', { enabled: true });
});

test('error_reporting: reports are dropped without a word while it is off', async () => {
  const report = () =>
    market.database.as({ role: 'anon' }, (queries) =>
      queries.query(
        `insert into public.error_logs (message, severity, category) values ('Broken', 'error', 'ui')`,
      ),
    );
  const count = async () => (await market.database.query('select 1 from public.error_logs')).length;
  const before = await count();
  await set('error_reporting', { enabled: false });
  await report();
  expect(await count()).toBe(before);
  await set('error_reporting', { enabled: true });
  await report();
  expect(await count()).toBe(before + 1);
});

test('video_upload: counts for the Pro who asks, not for everyone', async () => {
  const [chosen, other] = [await market.vendor(), await market.vendor()];
  await set('video_upload', { enabled: true, user_ids: [chosen] });
  const takes = (userId: string) =>
    market.database
      .as({ userId }, (queries) =>
        queries.query<{ takes: boolean }>('select private.takes_videos() as takes'),
      )
      .then(([row]) => row?.takes);
  expect(await takes(chosen)).toBe(true);
  expect(await takes(other)).toBe(false);
  await set('video_upload', { enabled: false });
});
