import { openMarketplace, type Marketplace } from './support/marketplace';

let market: Marketplace;
let owner: string;
let property: string;
beforeAll(async () => {
  market = await openMarketplace();
});
beforeEach(async () => {
  owner = await market.owner();
  property = await market.call(owner, 'add_property', {
    label: 'Home',
    address: '5 Oak Lane',
    zip: '78704',
  });
});
afterAll(() => market.database.close());

async function plant(facts: object, tree: string | null = null): Promise<string> {
  const wanted = { property_id: property, facts, tree_id: tree };
  return (await market.call<{ id: string }>(owner, 'save_property_tree', wanted)).id;
}
const planned = (tree: string) =>
  market.database.query<{ rule: string; local: string }>(
    `select rule, to_char(due_at at time zone 'America/Chicago', 'MM-DD HH24:MI') as local
     from public.care_reminders where tree_id = $1 and state = 'planned'`,
    [tree],
  );
const told = () =>
  market.database.query<{ data: Record<string, string>; link: string }>(
    `select data, link from public.notifications where person_id = $1 and kind = 'care_reminder'`,
    [owner],
  );
const passYear = () => market.clock(new Date(Date.now() + 366 * 86_400_000));

test('an oak in Texas is planned for the first of December at the property, with its source', async () => {
  const tree = await plant({ label: 'At the gate', species: 'Live oak', height_m: 9 });
  expect(await planned(tree)).toEqual([{ rule: 'oak_wilt_tx', local: '12-01 09:00' }]);
  await passYear();
  expect(await told()).toEqual([
    expect.objectContaining({
      link: '/properties',
      data: expect.objectContaining({
        tree: 'At the gate',
        place: 'Home',
        source: 'Texas A&M Forest Service',
      }),
    }),
  ]);
  const mail = await market.value<string>(
    `select subject || body_text from private.outbox where person_id = $1 and kind = 'care_reminder'`,
    [owner],
  );
  expect(mail).toMatch(/^Prune oaks before February: At the gate at Home/);
  expect(mail).toMatch('Source: Texas A&M Forest Service.');
  expect(await planned(tree)).toHaveLength(1);
});

test('several oaks of a property are one reminder', async () => {
  for (const label of ['Oak one', 'Oak two']) await plant({ label, height_m: 9 });
  await passYear();
  expect(await told()).toHaveLength(1);
});

test('other trees, and oaks that are gone or turned out to be something else, have no reminder', async () => {
  expect(await planned(await plant({ label: 'Pecan', height_m: 9 }))).toEqual([]);
  expect(await planned(await plant({ label: 'Oakland maple', height_m: 9 }))).toEqual([]);
  const gone = await plant({ label: 'Old oak', height_m: 9 });
  await market.call(owner, 'remove_property_tree', { tree_id: gone, reason: 'Fell' });
  const mistaken = await plant({ label: 'By the pool', species: 'Live oak', height_m: 9 });
  await plant({ label: 'By the pool', species: 'Bald cypress', height_m: 9 }, mistaken);
  for (const tree of [gone, mistaken]) expect(await planned(tree)).toEqual([]);
  await plant({ label: 'By the pool', species: 'Live oak', height_m: 9 }, mistaken);
  expect(await planned(mistaken)).toHaveLength(1);
  await plant({ label: 'By the pool', species: 'Bald cypress', height_m: 9 }, mistaken);
  await passYear();
  expect(await told()).toEqual([]);
});

test.each([
  ['Cedar elm', 'elm_dormant', '11-01 09:00'],
  ['Bradford pear', 'fire_blight', '12-01 09:00'],
  ['Flowering dogwood', 'spring_bloom', '03-01 09:00'],
])('%s is planned by %s wherever it stands', async (species, rule, local) => {
  expect(await planned(await plant({ label: 'In front', species, height_m: 9 }))).toEqual([
    { rule, local },
  ]);
});

/** A tree of the owner's on which a job of a service was completed days ago. */
async function workedOn(category: string, daysAgo: number): Promise<string> {
  const vendor = await market.vendor({ tokens: 500 });
  const { request, job } = await market.agree(owner, vendor);
  const tree = await market.value<string>(
    'select property_tree_id from public.request_trees where request_id = $1',
    [request],
  );
  await market.database.query(
    `update public.property_trees set species = 'Bald cypress' where id = $1`,
    [tree],
  );
  await market.database.query('update public.service_requests set category = $2 where id = $1', [
    request,
    category,
  ]);
  await market.deliver(vendor, job);
  await market.call(owner, 'accept_delivery', { job_id: job });
  await market.database.query(
    `update public.jobs set completed_at = now() - make_interval(days => $2) where id = $1`,
    [job, daysAgo],
  );
  return tree;
}

test('a year after pruning the owner hears that the tree should be looked at, once', async () => {
  const tree = await workedOn('maintenance', 100);
  expect(
    await market.database.query(
      `select r.rule, (r.due_at at time zone 'America/Chicago')::date
           = ((j.completed_at at time zone 'America/Chicago') + interval '12 months')::date as is_a_year_later
       from public.care_reminders r, public.request_trees t join public.jobs j on j.request_id = t.request_id
       where r.tree_id = $1 and r.state = 'planned' and t.property_tree_id = $1`,
      [tree],
    ),
  ).toEqual([{ rule: 'yearly_look', is_a_year_later: true }]);
  await passYear();
  expect((await told()).map(({ data }) => [data['title'], data['source']])).toEqual([
    ['Time for a tree inspection', 'International Society of Arboriculture, "Mature Tree Care"'],
  ]);
  expect(await planned(tree)).toEqual([]);
});

test('only work that leaves a tree standing counts, and none that is longer ago', async () => {
  expect(await planned(await workedOn('stump_grinding', 10))).toEqual([]);
  expect(await planned(await workedOn('maintenance', 400))).toEqual([]);
});

test('a tree that was worked on in the last year is left in peace until the next', async () => {
  const vendor = await market.vendor({ tokens: 500 });
  const { request, job } = await market.agree(owner, vendor);
  await market.deliver(vendor, job);
  await market.call(owner, 'accept_delivery', { job_id: job });
  const tree = await market.value<string>(
    'select property_tree_id from public.request_trees where request_id = $1',
    [request],
  );
  await market.database.query(
    `update public.property_trees set species = 'Live oak' where id = $1`,
    [tree],
  );
  const [next] = await market.database.query<{ due_at: Date }>(
    `select due_at from public.care_reminders where tree_id = $1 and state = 'planned'`,
    [tree],
  );
  await market.database.query(`update public.jobs set completed_at = $2 where id = $1`, [
    job,
    new Date((next?.due_at.getTime() ?? 0) - 86_400_000).toISOString(),
  ]);
  await market.clock(new Date((next?.due_at.getTime() ?? 0) + 1000));
  expect(await told()).toEqual([]);
  expect(await planned(tree)).toHaveLength(1);
});
