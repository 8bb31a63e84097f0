import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
let owner: string;
let vendor: string;
beforeAll(async () => {
  market = await openMarketplace();
  owner = await market.owner();
  vendor = await market.vendor({ name: 'High Limb Crew', tokens: 2000 });
});
afterAll(() => market.database.close());

const toCheck = (job: string, person = owner) =>
  market.database.as({ userId: person }, (queries) =>
    queries.query<{ tree_id: string; count: number }>(
      'select tree_id, count from public.trees_to_check($1)',
      [job],
    ),
  );
const settle = (job: string, gone: string[], person = owner) =>
  market.database.as({ userId: person }, (queries) =>
    queries.query('select public.settle_trees($1, $2::uuid[])', [job, gone]),
  );
async function completed() {
  const deal = await market.agree(owner, vendor);
  await market.deliver(vendor, deal.job);
  expect(await toCheck(deal.job)).toEqual([]);
  await market.call(owner, 'accept_delivery', { job_id: deal.job });
  return deal;
}

test('trees of a completed removal leave the inventory with the day of the work, once the owner says so', async () => {
  const { job } = await completed();
  const [tree] = await toCheck(job);
  expect(tree).toBeDefined();
  await settle(job, [tree?.tree_id ?? '']);
  const [kept] = await market.database.query<{ same_day: boolean; removal_reason: string }>(
    `select t.removed_at = j.delivered_at as same_day, t.removal_reason
     from public.property_trees t, public.jobs j where t.id = $1 and j.id = $2`,
    [tree?.tree_id, job],
  );
  expect(kept?.same_day).toBe(true);
  expect(kept?.removal_reason).toMatch(/^Removed by High Limb Crew, request #\d+$/);
  expect(await toCheck(job)).toEqual([]);
  const history = await market.value<string>(
    'select kind from public.property_tree_events where tree_id = $1 order by id desc limit 1',
    [tree?.tree_id],
  );
  expect(history).toBe('removed');
});

test('trees that were not removed stay, and the owner is asked once', async () => {
  const { job } = await completed();
  const [tree] = await toCheck(job);
  await settle(job, []);
  expect(await toCheck(job)).toEqual([]);
  expect(
    await market.value('select removed_at from public.property_trees where id = $1', [
      tree?.tree_id,
    ]),
  ).toBeNull();
});

test('no one else is asked or may answer, and no other tree can be named', async () => {
  const { job } = await completed();
  const other = await completed();
  const [foreign] = await toCheck(other.job);
  expect(await toCheck(job, vendor)).toEqual([]);
  expect((await refusal(settle(job, [], vendor))).message).toMatch(/once the work is completed/);
  expect((await refusal(settle(job, [foreign?.tree_id ?? '']))).message).toMatch(
    /this work was about/,
  );
});
