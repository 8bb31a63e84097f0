import { openMarketplace, type Marketplace } from './support/marketplace';
import { requestInput } from './support/inputs';
import { until } from './support/until';

// No one's words, and no one else's delay, keep a person in the records.

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
beforeEach(() =>
  market.database.query(
    `update public.vendor_profiles set state = 'paused' where state = 'approved'`,
  ),
);
afterAll(() => market.database.close());

const deletedAt = (person: string) =>
  market.value<Date | null>('select deleted_at from public.profiles where id = $1', [person]);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

async function askedToBeErased(addresses: string[]): Promise<string> {
  const owner = await market.owner();
  const vendor = await market.vendor({ crewSize: 30, tokens: 300 });
  for (const address of addresses) {
    await market.call(owner, 'add_property', { label: 'Home', address, zip: '78704' });
  }
  const { job } = await market.agree(owner, vendor);
  await market.deliver(vendor, job);
  await market.call(owner, 'open_dispute', {
    job_id: job,
    reason: 'poor_quality',
    description: 'The owner says: the cut is rough.',
    wanted: 'no_change',
    wanted_price_cents: null,
    photos: [],
    idempotency_key: crypto.randomUUID(),
  });
  return owner;
}

test.each([
  ['"customer":'],
  ['owner'],
  ['vendor_id'],
  ['no_change'],
  ['\\"}, {"'],
  ['submitted'],
  ["'; drop"],
])('a person whose address is %s is erased', async (address) => {
  const owner = await askedToBeErased([address]);
  await market.value('private.erase_person($1)', [owner]);
  expect(await deletedAt(owner)).not.toBeNull();
  expect(await market.value('select count(*)::int from auth.users where id = $1', [owner])).toBe(0);
});

test('texts stay within the length of their column', async () => {
  const owner = await market.owner();
  await market.call(owner, 'add_property', { label: 'Home', address: 'abcde', zip: '78704' });
  const vendor = await market.vendor();
  const { id } = await market.submit(owner);
  await market.accept(id, vendor);
  await market.call(vendor, 'withdraw_lead', {
    lead_id: await market.lead(id, vendor),
    reason: 'abcde '.repeat(83),
  });
  await market.value('private.erase_person($1)', [owner]);
  expect(await deletedAt(owner)).not.toBeNull();
});

test('a business that is named like a kind of work takes that word from nobody else', async () => {
  const owner = await market.owner();
  const vendor = await market.vendor({ name: 'Removal' });
  await market.accept((await market.submit(owner)).id, vendor);
  const told = () =>
    market.value<string[]>(
      `(select array_agg(distinct n.data ->> 'category') from public.notifications n
        where n.person_id = $1 and n.data ? 'category')`,
      [owner],
    );
  const before = await told();
  expect(before).toEqual(['tree_removal']);
  await market.value('private.erase_person($1)', [vendor]);
  expect(await told()).toEqual(before);
  expect(
    await market.value(
      `(select count(*)::int from public.notifications n where n.person_id = $1 and n.data::text like '%Removal%')`,
      [owner],
    ),
  ).toBe(0);
});

test('a request sent while its owner is erased ends with the account', async () => {
  const owner = await market.owner();
  const input = { ...requestInput(), property: { address: '1 Oak', zip: '78704', label: 'Home' } };
  let erasing: Promise<unknown> = Promise.resolve();
  let isErased = false;
  await market.database.as({ userId: owner }, async (queries) => {
    await queries.query('select public.submit_request($1::jsonb, $2)', [
      JSON.stringify(input),
      crypto.randomUUID(),
    ]);
    erasing = market.value('private.erase_person($1)', [owner]).then(() => (isErased = true));
    // On one connection the erasure only begins when this ends.
    const waits = () =>
      market.value<boolean>(
        `(select exists (select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'))`,
      );
    if (process.env['TEST_POSTGRES_URL']) await until(async () => isErased || (await waits()));
  });
  await erasing;
  const requests = await market.database.query(
    'select state::text, contact_name from public.service_requests where owner_id = $1',
    [owner],
  );
  expect(requests).toEqual([{ state: 'canceled', contact_name: 'Deleted account' }]);
});

test('a failed erasure is reported to administrators and retried until it works', async () => {
  const owner = await market.owner();
  await market.call(owner, 'request_account_deletion', {
    confirm_email: await market.value('select email from public.profiles where id = $1', [owner]),
  });
  await market.database.script(`
    create function private.refuse_for_test() returns trigger language plpgsql as
      $$ begin raise exception 'secret words of the person'; end $$;
    create trigger refuse_for_test before update of deleted_at on public.profiles
      for each row execute function private.refuse_for_test();`);
  await market.clock(inDays(8));
  expect(await deletedAt(owner)).toBeNull();
  const alarms = await market.database.query<{ row: string }>(
    `select e::text as row from public.error_logs e where severity = 'critical' and source = 'erase_person'`,
  );
  expect(alarms).toHaveLength(1);
  expect(alarms[0]?.row).toContain(owner);
  expect(alarms[0]?.row).not.toContain('secret words');
  expect(
    await market.value(`select state::text from public.account_deletions where person_id = $1`, [
      owner,
    ]),
  ).toBe('requested');
  await market.database.script('drop trigger refuse_for_test on public.profiles');
  await market.clock(inDays(9));
  expect(await deletedAt(owner)).not.toBeNull();
});

test('an account removed by its host goes even when the records resist, and they follow', async () => {
  const owner = await market.owner();
  await market.database.script(`
    create trigger refuse_for_test before update of deleted_at on public.profiles
      for each row execute function private.refuse_for_test();`);
  await market.database.query('delete from auth.users where id = $1', [owner]);
  expect(await market.value('select count(*)::int from auth.users where id = $1', [owner])).toBe(0);
  await market.database.script('drop trigger refuse_for_test on public.profiles');
  await market.clock(inDays(1));
  expect(await deletedAt(owner)).not.toBeNull();
});

test('begun work that waits for the weather ends when the host removes its Pro, and its owner can go on', async () => {
  const owner = await market.owner();
  const vendor = await market.vendor();
  const { job, request } = await market.agree(owner, vendor);
  await market.call(vendor, 'start_job', { job_id: job });
  await market.call(vendor, 'hold_for_weather', { job_id: job, reason: 'Storm' });
  await market.database.query('delete from auth.users where id = $1', [vendor]);
  expect(await deletedAt(vendor)).not.toBeNull();
  expect(await market.value('select state::text from public.jobs where id = $1', [job])).toBe(
    'canceled',
  );
  expect(
    await market.value('select state::text from public.service_requests where id = $1', [request]),
  ).toBe('canceled');
  expect(await market.value('private.work_under_way($1)', [owner])).toBeNull();
});

test('work the other side never ends holds a person for 30 days at most', async () => {
  const owner = await market.owner();
  const vendor = await market.vendor();
  await market.call(owner, 'request_account_deletion', {
    confirm_email: await market.value('select email from public.profiles where id = $1', [owner]),
  });
  const { job } = await market.agree(owner, vendor);
  await market.call(vendor, 'start_job', { job_id: job });
  await market.clock(inDays(20));
  expect(await deletedAt(owner)).toBeNull();
  for (let day = 21; day <= 40; day += 1) await market.clock(inDays(day));
  expect(await deletedAt(owner)).not.toBeNull();
});
