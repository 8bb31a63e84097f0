import { randomUUID } from 'node:crypto';
import { storeAttachment } from './support/attachment';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());

const set = (name: string, rule: { enabled: boolean; user_ids?: string[]; start_date?: Date }) =>
  market.database.query(
    'update public.feature_flags set enabled = $2, user_ids = $3, start_date = $4 where name = $1',
    [name, rule.enabled, rule.user_ids ?? null, rule.start_date ?? null],
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

describe('vendor_matching', () => {
  const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  const offered = async (requests: string[]) =>
    Promise.all(requests.map(async (id) => (await market.leads(id)).length > 0));

  async function waiting(count: number): Promise<string[]> {
    await set('vendor_matching', { enabled: false });
    const requests: string[] = [];
    for (let number = 0; number < count; number += 1) {
      requests.push((await market.submit(await market.owner())).id);
    }
    expect(await offered(requests)).toEqual(requests.map(() => false));
    return requests;
  }

  test('requests wait while it is off, and the clock offers all of them when it is on again', async () => {
    await market.vendor();
    const requests = await waiting(7);
    await set('vendor_matching', { enabled: true });
    expect(await offered(requests)).toEqual(requests.map(() => false));
    await market.clock(minutesFromNow(1));
    expect(await offered(requests)).toEqual(requests.map(() => true));
  });

  test('a request that cannot be offered is kept with the reason and raises the alarm; the others are offered', async () => {
    const requests = await waiting(3);
    const [, broken = ''] = requests;
    await market.database.script(`
      create function private.refuse_for_test() returns trigger language plpgsql as
        $$ begin raise exception 'This request is broken'; end $$;
      create trigger refuse_for_test before insert on public.leads
        for each row when (new.request_id = '${broken}') execute function private.refuse_for_test()`);
    await set('vendor_matching', { enabled: true });
    await market.clock(minutesFromNow(1));
    await market.database.script(
      'drop trigger refuse_for_test on public.leads; drop function private.refuse_for_test()',
    );
    expect(await offered(requests)).toEqual([true, false, true]);
    expect(
      await market.database.query(
        `select finding from public.health_findings(now() + interval '2 minutes') where subject = 'timers'`,
      ),
    ).toEqual([
      { finding: '1 timers failed in the last day, the last with: This request is broken' },
    ]);
  });

  test('nothing is offered when it is off again before the clock comes, and everything once it is on', async () => {
    const requests = await waiting(2);
    await set('vendor_matching', { enabled: true });
    await set('vendor_matching', { enabled: false });
    await market.clock(minutesFromNow(1));
    expect(await offered(requests)).toEqual([false, false]);
    await set('vendor_matching', { enabled: true });
    await market.clock(minutesFromNow(2));
    expect(await offered(requests)).toEqual([true, true]);
  });

  test('requests that wait for a later start are offered at once when it is to be on now', async () => {
    const requests = await waiting(2);
    await set('vendor_matching', { enabled: true, start_date: minutesFromNow(60) });
    await set('vendor_matching', { enabled: true });
    await market.clock(minutesFromNow(1));
    expect(await offered(requests)).toEqual([true, true]);
  });

  test('a request that is sent before the start is offered when it comes', async () => {
    await set('vendor_matching', { enabled: true, start_date: minutesFromNow(60) });
    const { id } = await market.submit(await market.owner());
    await market.clock(minutesFromNow(59));
    expect(await offered([id])).toEqual([false]);
    await market.clock(minutesFromNow(61));
    expect(await offered([id])).toEqual([true]);
    await set('vendor_matching', { enabled: true });
  });

  /** Frees a request while matching is as the rule says; returns how the lead of a Pro who lost it stands. */
  async function freed(rule: { enabled: boolean; start_date?: Date }) {
    await market.database.query(`update public.vendor_profiles set state = 'paused'`);
    const [owner, hired, other] = [
      await market.owner(),
      await market.vendor({ tokens: 1000 }),
      await market.vendor({ tokens: 1000 }),
    ];
    const { id } = await market.submit(owner);
    const lost = (await market.accept(id, other)).lead;
    const { lead } = await market.accept(id, hired);
    const job = await market.award(owner, await market.quote(hired, lead, 50_000));
    await set('vendor_matching', rule);
    await market.call(owner, 'cancel_job', { job_id: job, reason: 'Too late', look_further: true });
    return () => market.value<string>('select state::text from public.leads where id = $1', [lost]);
  }

  test('a Pro who lost a request that is free again is asked once it is on again', async () => {
    const state = await freed({ enabled: false });
    expect(await state()).toBe('lost');
    await set('vendor_matching', { enabled: true });
    await market.clock(minutesFromNow(1));
    expect(await state()).toBe('offered');
  });

  test('a Pro who lost a request that is free again before the start is asked when it comes', async () => {
    const state = await freed({ enabled: true, start_date: minutesFromNow(60) });
    await market.clock(minutesFromNow(59));
    expect(await state()).toBe('lost');
    await market.clock(minutesFromNow(61));
    expect(await state()).toBe('offered');
    await set('vendor_matching', { enabled: true });
  });

  test('many are spread over ticks of the clock, those no one was offered first, without those that wait for nothing', async () => {
    await market.database.query(`update public.vendor_profiles set state = 'paused'`);
    await market.vendor();
    const open = (await market.submit(await market.owner())).id;
    await market.vendors(4);
    const full = (await market.submit(await market.owner())).id;
    expect(await market.leads(full)).toHaveLength(5);
    const requests = await waiting(6);
    await market.database.query(`delete from private.timers where event = 'resume'`);
    await set('vendor_matching', { enabled: true });
    const due = await market.database.query<{ subject_id: string; later: number }>(
      `select subject_id, extract(epoch from due_at - min(due_at) over ())::int as later
       from private.timers where event = 'resume' order by due_at, id`,
    );
    expect(due.slice(0, 6).map(({ subject_id }) => subject_id)).toEqual(requests);
    expect(due.slice(0, 6).map(({ later }) => later)).toEqual([0, 1, 2, 3, 4, 5]);
    const scheduled = due.map(({ subject_id }) => subject_id);
    expect(scheduled).toContain(open);
    expect(scheduled).not.toContain(full);
  });
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
