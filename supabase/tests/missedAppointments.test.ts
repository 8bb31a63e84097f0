import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

// No one can be made a no-show by the other side alone.

let market: Marketplace;
let owner: string;
let vendor: string;
beforeAll(async () => {
  market = await openMarketplace();
  owner = await market.owner();
  vendor = await market.vendor({ crewSize: 90, tokens: 900 });
});
afterAll(() => market.database.close());

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const schedule = (who: string, job: string, start: string) =>
  market.call(who, 'schedule_job', { job_id: job, start_at: start, despite_conflict: true });
const report = (who: string, job: string) =>
  market.call(who, 'report_no_show', { job_id: job, note: 'Nobody was there' });

/** A job whose start a side has set some hours before it, and which lies some minutes back by now. */
async function missed(setBy: 'owner' | 'vendor', hoursAhead: number, minutesAgo = 31) {
  const { job } = await market.agree(owner, vendor);
  await schedule(setBy === 'owner' ? owner : vendor, job, inMinutes(60));
  await market.database.query(
    `update public.jobs set scheduled_for = now() - make_interval(mins => $2) where id = $1`,
    [job, minutesAgo],
  );
  await market.database.query(
    `update public.jobs set start_set_by = $2, start_set_at = scheduled_for - make_interval(mins => $3) where id = $1`,
    [job, setBy, hoursAhead * 60],
  );
  return job;
}

test.each([
  ['now', 0],
  ['a minute ago', -1],
  ['50 minutes ago', -50],
])('a start %s is refused to both sides', async (_, minutes) => {
  const { job } = await market.agree(owner, vendor);
  for (const who of [owner, vendor]) {
    expect((await refusal(schedule(who, job, inMinutes(minutes)))).message).toBe(
      'Choose a start in the future, within the next year.',
    );
  }
});

test('a start set at short notice makes only the side that set it a no-show', async () => {
  const byVendor = await missed('vendor', 11.9);
  expect((await refusal(report(vendor, byVendor))).message).toBe(
    'You can report a no-show only if the owner set or confirmed the start, or knew of it 12 hours before.',
  );
  expect(await report(owner, byVendor)).toBe('no_show');

  const byOwner = await missed('owner', 11.9);
  expect((await refusal(report(owner, byOwner))).message).toBe(
    'You can report a no-show only if the Pro set or confirmed the start, or knew of it 12 hours before.',
  );
  expect(await report(vendor, byOwner)).toBe('no_show');
});

test('12 hours of notice count as known', async () => {
  expect(await report(vendor, await missed('vendor', 12))).toBe('no_show');
  expect(await report(owner, await missed('owner', 12))).toBe('no_show');
});

test('a start that was confirmed counts, and a moved one is confirmed again', async () => {
  const { job } = await market.agree(owner, vendor);
  expect((await refusal(market.call(owner, 'confirm_start', { job_id: job }))).message).toBe(
    'There is no start to confirm.',
  );
  await schedule(vendor, job, inMinutes(60));
  await market.call(owner, 'confirm_start', { job_id: job });
  expect((await refusal(market.call(vendor, 'confirm_start', { job_id: job }))).message).toBe(
    'There is no start to confirm.',
  );
  const confirmed = () =>
    market.value('select start_confirmed_at is not null from public.jobs where id = $1', [job]);
  expect(await confirmed()).toBe(true);
  await schedule(vendor, job, inMinutes(90));
  expect(await confirmed()).toBe(false);
  await market.call(owner, 'confirm_start', { job_id: job });
  await market.database.transaction(async (queries) => {
    await queries.query('set local session_replication_role = replica');
    await queries.query(
      `update public.jobs set scheduled_for = now() - interval '31 minutes',
         start_set_at = now() - interval '90 minutes' where id = $1`,
      [job],
    );
  });
  expect(await report(vendor, job)).toBe('no_show');
});

test('the start a side saw is confirmed, not one set meanwhile', async () => {
  const { job } = await market.agree(owner, vendor);
  const stored = () =>
    market.value<{ version: number; confirmed: boolean }>(
      `(select jsonb_build_object('version', version, 'confirmed', start_confirmed_at is not null)
        from public.jobs where id = $1)`,
      [job],
    );
  const confirm = (expected_version: number) =>
    market.call(owner, 'confirm_start', { job_id: job, expected_version });
  await schedule(vendor, job, inMinutes(60));
  const seen = await stored();
  await schedule(vendor, job, inMinutes(90));
  const moved = await stored();
  expect((await refusal(confirm(seen.version))).message).toBe(
    'This job was changed since you opened it. Nothing was overwritten.',
  );
  expect((await stored()).confirmed).toBe(false);
  await confirm(moved.version);
  expect((await stored()).confirmed).toBe(true);
  // The same press once more, as after a lost answer.
  await confirm(moved.version);
});

test('a Pro who has set off knew of the start', async () => {
  const job = await missed('owner', 1);
  await market.call(vendor, 'start_travel', { job_id: job });
  expect(await report(owner, job)).toBe('no_show');
});

test('nothing is reported within 30 minutes of the start', async () => {
  expect((await refusal(report(owner, await missed('vendor', 24, 29)))).message).toBe(
    'You can report a no-show from 30 minutes after the agreed start.',
  );
});

test('an owner whose start the Pro put off for the weather is no no-show when the Pro brings it back', async () => {
  const { job } = await market.agree(owner, vendor);
  const start = inMinutes(60);
  await schedule(owner, job, start);
  await market.call(vendor, 'hold_for_weather', {
    job_id: job,
    reason: 'Storm',
    new_start: start,
  });
  await schedule(vendor, job, start);
  await market.database.transaction(async (queries) => {
    await queries.query('set local session_replication_role = replica');
    await queries.query(
      `update public.jobs set scheduled_for = now() - interval '31 minutes', start_set_at = start_set_at - interval '91 minutes'
       where id = $1`,
      [job],
    );
  });
  expect((await refusal(report(vendor, job))).message).toBe(
    'You can report a no-show only if the owner set or confirmed the start, or knew of it 12 hours before.',
  );
  expect(await report(owner, job)).toBe('no_show');
});
