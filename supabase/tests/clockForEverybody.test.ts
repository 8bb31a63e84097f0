import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';
import { inOneMinute } from './support/inOneMinute';
import { until } from './support/until';

// The clock and the outbox belong to everybody: no account fills them with steps it takes back, and what somebody
// was promised by a moment never waits for what is only looked through again.

const TOO_OFTEN = "You've done this too many times today. Please try again tomorrow.";

let market: Marketplace;
beforeEach(async () => {
  market = await openMarketplace(process.env['TEST_POSTGRES_URL'] ? 20 : 1);
});
afterEach(() => market.database.close());

const count = (rows: string, parameters: readonly unknown[] = []) =>
  market.value<number>(`(select count(*)::int from ${rows})`, parameters);
const waiting = (machine: string, event: string) =>
  count('private.timers where machine = $1 and event = $2 and fired_at is null', [machine, event]);

/** Repeats a call until it is refused; returns how often it succeeded and what the refusal says. */
async function untilRefused(attempt: () => Promise<unknown>, most = 60) {
  for (let done = 0; done < most; done += 1) {
    const error = await attempt().then(
      () => null,
      (reason: unknown) => refusal(Promise.reject(reason)),
    );
    if (error) return { done, says: error.message };
  }
  return { done: most, says: null };
}

const yesterday = () =>
  market.database.query(
    `update public.state_events set created_at = created_at - interval '25 hours'`,
  );

describe('a step that belongs to no request is taken 30 times a day', () => {
  test('a deletion that is taken back: one mail a day', async () => {
    const [owner, other] = [await market.owner(), await market.owner()];
    const ask = async (person: string) =>
      market.call(person, 'request_account_deletion', {
        confirm_email: await market.value('(select email from public.profiles where id = $1)', [
          person,
        ]),
      });
    const mails = () =>
      count(`private.outbox where kind = 'account_deletion' and person_id = $1`, [owner]);
    const round = async () => {
      await ask(owner);
      await market.call(owner, 'cancel_account_deletion');
    };
    expect(await untilRefused(round)).toEqual({ done: 30, says: TOO_OFTEN });
    expect(await mails()).toBe(1);
    // Nobody is left with a deletion that cannot be taken back today.
    expect(
      await count(`public.account_deletions where state = 'requested' and person_id = $1`, [owner]),
    ).toBe(0);

    await ask(other);
    await yesterday();
    await market.database.query(
      `update public.notifications set created_at = created_at - interval '25 hours'`,
    );
    await ask(owner);
    expect(await mails()).toBe(2);
  });

  test('a pause of a business, and one of another Pro counts apart', async () => {
    const [vendor, other] = [await market.vendor(), await market.vendor()];
    const round = async (who: string) => {
      await market.call(who, 'pause_business', { reason: 'A break' });
      await market.call(who, 'resume_business');
    };
    expect(await untilRefused(() => round(vendor))).toEqual({ done: 30, says: TOO_OFTEN });
    await round(other);
    await yesterday();
    await round(vendor);
  });

  test('a plan that is chosen instead of another, whose timers go with it', async () => {
    const vendor = await market.vendor();
    const plan = await market.value(
      `(select id from public.subscription_plans where tier = 'premium')`,
    );
    const choose = () =>
      market.call(vendor, 'choose_plan', {
        plan_id: plan,
        period: 'monthly',
        idempotency_key: randomUUID(),
      });
    // The first one takes the place of none.
    expect(await untilRefused(choose)).toEqual({ done: 31, says: TOO_OFTEN });
    expect(await waiting('subscription', 'cancel')).toBe(1);
  });
});

test('timers stay while their row can still move, and are kept once they fired', async () => {
  const owner = await market.owner();
  const vendor = await market.vendor();
  const { id } = await market.submit(owner);
  await market.accept(id, vendor);
  const ofRequest = (fired: string) =>
    count(`private.timers where subject_id = $1 and event <> 'rematch' and fired_at is ${fired}`, [
      id,
    ]);
  expect(await ofRequest('null')).toBe(2);
  await market.database.query(
    `update private.timers set due_at = now() - interval '1 second' where subject_id = $1 and event = 'remind'`,
    [id],
  );
  await market.clock(new Date());
  expect([await ofRequest('null'), await ofRequest('not null')]).toEqual([1, 1]);
  await market.call(owner, 'cancel_request', { request_id: id, reason: 'Sold the house' });
  expect([await ofRequest('null'), await ofRequest('not null')]).toEqual([0, 1]);
});

describe('a Pro who can do more than before', () => {
  const patch = (vendor: string, km: number) =>
    market.database.as({ userId: vendor }, (queries) =>
      queries.query(
        'update public.vendor_profiles set service_radius_km = $2 where vendor_id = $1',
        [vendor, km],
      ),
    );
  const due = (vendor: string) =>
    market.value<number | null>(
      `(select round(extract(epoch from min(due_at) - now()) / 60)::int from private.timers
        where machine = 'vendor' and event = 'rematch' and subject_id = $1 and fired_at is null)`,
      [vendor],
    );

  test('is looked at once, and again five minutes later at the earliest', async () => {
    const vendor = await market.vendor();
    const other = await market.vendor();
    await market.clock(new Date());
    for (let change = 0; change < 40; change += 1) await patch(vendor, 70 + change);
    expect([await waiting('vendor', 'rematch'), await due(vendor)]).toEqual([1, 5]);
    // Nobody waits for somebody else's.
    await market.database.query('delete from private.timers where subject_id = $1', [other]);
    await patch(other, 70);
    expect(await due(other)).toBe(0);

    await market.clock(new Date(Date.now() + 301_000));
    expect(await due(vendor)).toBeNull();
    await market.database.query(
      `update private.timers set fired_at = now() - interval '6 minutes' where event = 'rematch'`,
    );
    await patch(vendor, 150);
    expect(await due(vendor)).toBe(0);
  });

  test('is not forgotten when the change comes while the clock is looking', async () => {
    if (!process.env['TEST_POSTGRES_URL']) return;
    const vendor = await market.vendor();
    await market.database.transaction(async (clock) => {
      await clock.query(
        `select 1 from private.timers where machine = 'vendor' and subject_id = $1 and event = 'rematch' for update`,
        [vendor],
      );
      await patch(vendor, 70);
      expect(await waiting('vendor', 'rematch')).toBe(2);
      await patch(vendor, 80);
      expect(await waiting('vendor', 'rematch')).toBe(2);
    });
  });

  test('does not hold up what is due to others in the same tick', async () => {
    const owner = await market.owner();
    const vendor = await market.vendor();
    await market.clock(new Date());
    const { id } = await market.submit(owner);
    const lead = await market.lead(id, vendor);
    await market.database.query(
      `insert into private.timers (machine, subject_id, event, due_at)
       select 'vendor', $1, 'rematch', now() - n * interval '1 minute' from generate_series(1, 600) n`,
      [vendor],
    );
    await market.database.query(
      `update private.timers set due_at = now() - interval '1 second' where subject_id = $1 and event = 'expire'`,
      [lead],
    );
    await market.clock(new Date());
    expect((await market.leads(id))[0]?.state).toBe('expired');
    // What gave way is not lost.
    expect(await waiting('vendor', 'rematch')).toBeGreaterThan(0);
    await market.clock(new Date());
    expect(await waiting('vendor', 'rematch')).toBe(0);
  });
});

describe('administrators', () => {
  const lonely = (owner: string, lot: number) =>
    market.submit(owner, {
      timing: 'emergency',
      property: { address: `${lot} Elm`, zip: '10001', label: 'Home' },
    });

  test('are told of five requests of one owner a day that have no Pro, and of those of others', async () => {
    const admin = await market.admin();
    const told = () =>
      count(`private.outbox where person_id = $1 and kind = 'request_unmatched'`, [admin]);
    const owner = await market.owner();
    for (let lot = 1; lot <= 8; lot += 1) {
      const { id } = await lonely(owner, lot);
      if (lot < 8) await market.call(owner, 'cancel_request', { request_id: id, reason: null });
    }
    expect(await told()).toBe(5);
    // The last one waits in their queue all the same.
    expect(await count(`private.waiting_cases('unmatched')`)).toBe(1);
    await lonely(await market.owner(), 20);
    expect(await told()).toBe(6);
    await yesterday();
    await lonely(owner, 9);
    expect(await told()).toBe(7);
  });
});

describe('an owner who has a request matched again', () => {
  const runs = (request: string) => count('public.match_runs where request_id = $1', [request]);

  test('by asking others changes nothing after the first time', async () => {
    const owner = await market.owner();
    const [chosen] = await market.vendors(2);
    const { id } = await market.submit(owner, { ask: { vendor_id: chosen, others: false } });
    const before = await runs(id);
    const ask = () => market.call<number>(owner, 'ask_other_vendors', { request_id: id });
    expect([await ask(), await runs(id)]).toEqual([1, before + 1]);
    for (let time = 0; time < 10; time += 1) expect(await ask()).toBe(0);
    expect(await runs(id)).toBe(before + 1);
  });

  test('by saying that it is needed does so 30 times a day, and a match that changes nothing is not kept', async () => {
    const owner = await market.owner();
    const { id } = await market.submit(owner);
    const confirm = () => market.call(owner, 'confirm_still_needed', { request_id: id });
    expect(await untilRefused(confirm)).toEqual({ done: 30, says: TOO_OFTEN });
    expect(await runs(id)).toBe(1);
    await yesterday();
    await market.vendor();
    await confirm();
    expect(await runs(id)).toBe(2);
  });
});

describe('a limit', () => {
  const from = (address: string, sql: string) =>
    market.database.as({ role: 'anon', headers: { 'x-forwarded-for': address } }, (queries) =>
      queries.query(sql),
    );

  test('counts calls that come at the same moment', async () => {
    if (!process.env['TEST_POSTGRES_URL']) return;
    const counted = `select private.count_report('joins', 1, 'day')`;
    await market.database.query(`delete from private.error_report_counts`);
    let second: Promise<unknown> = Promise.resolve();
    await market.database.transaction(async (first) => {
      await first.query(counted);
      second = refusal(market.database.query(counted));
      await until(() =>
        market.value(
          `exists (select 1 from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock')`,
        ),
      );
    });
    expect(await second).toMatchObject({
      message: 'Too many attempts. Wait a moment and try again.',
    });
  });

  test('of a day outlasts the cleaning of every five minutes', async () => {
    const person = await market.owner();
    const again = () =>
      market.value(`private.count_report('mails again ' || $1, 3, 'day')`, [person]);
    // A day of the clock may end meanwhile.
    await market.database.query(
      `insert into private.error_report_counts (reporter, minute, lasts, reports)
       select 'mails again ' || $1, d, interval '1 day', 3
       from unnest(array[date_trunc('day', now()), date_trunc('day', now()) + interval '1 day']) d`,
      [person],
    );
    await market.database.query(
      `insert into private.error_report_counts (reporter, minute) values ('address 198.51.100.1', now() - interval '3 hours'),
         ('mails again long ago', now() - interval '3 days')`,
    );
    await market.value('private.remove_old_reports()');
    expect((await refusal(again())).message).toMatch(/^Too many attempts/);
    expect(
      await count(
        `private.error_report_counts where minute < now() - interval '2 hours' and lasts < '1 day'`,
      ),
    ).toBe(0);
  });

  test('stops who has calendars read over and over, and no one else', async () => {
    await market.vendor();
    const look = (address: string, open: boolean) =>
      from(address, `select * from public.find_vendors('78704', open_this_week => ${open})`);
    await inOneMinute(market, async () => {
      expect((await untilRefused(() => look('198.51.100.1', true))).done).toBe(30);
      await look('198.51.100.1', false);
      expect(await look('198.51.100.2', true)).toHaveLength(1);
    });
  });
});
