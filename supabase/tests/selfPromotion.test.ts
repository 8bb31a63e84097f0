import { attempt, refusedOrNothing } from './access/attempt';
import { buildAccessWorld } from './access/buildAccessWorld';
import { CALLERS, type AccessWorld } from './access/world';

let world: AccessWorld;
beforeAll(async () => {
  world = await buildAccessWorld();
});
afterAll(() => world.market.database.close());

const changes: [string, string][] = [
  [
    'user type',
    `update public.profiles set user_type = 'admin' where user_type <> 'admin' returning 1`,
  ],
  [
    'user type to vendor',
    `update public.profiles set user_type = case user_type when 'owner' then 'vendor' else 'owner' end::public.user_type`,
  ],
  ['email', `update public.profiles set email = 'other@example.com'`],
  ['id', 'update public.profiles set id = gen_random_uuid()'],
  ['state of a business', `update public.vendor_profiles set state = 'approved'`],
  ['rating', 'update public.vendor_profiles set rating_sum = 500'],
  ['demo label', 'update public.vendor_profiles set is_demo = false'],
  ['verification', 'update public.vendor_credentials set verified_at = now()'],
  ['balance', 'update public.token_accounts set posted = 1000'],
  [
    'ledger',
    `insert into public.token_ledger (vendor_id, kind, posted_delta, held_delta, reason, key) select vendor_id, 'grant', 1, 0, 'x', 'y' from public.token_accounts`,
  ],
  ['plan', `update public.vendor_subscriptions set state = 'active'`],
  ['price of a lead', 'update public.leads set token_price = 1'],
  ['state of a request', `update public.service_requests set state = 'closed'`],
  ['estimate', `update public.service_requests set estimate_low_cents = 1`],
  ['price of a quote', 'update public.quotes set total_cents = 100'],
  ['price of a job', 'update public.jobs set price_cents = 1'],
  ['stars of a review', 'update public.reviews set rating = 5'],
  ['words of a message', `update public.messages set body = 'other'`],
  ['feature flags', 'update public.feature_flags set enabled = true'],
  ['the policy of matching', 'update public.matching_policy set offers_at_once = 50'],
  ['the price book', 'update public.price_book_items set low_cents = 0'],
  ['the surcharges', 'update public.price_book_surcharges set most_percent = 1'],
  ['the audit trail', 'delete from public.admin_audit'],
  [
    'the tokens by function',
    `select private.post_tokens(auth.uid(), 'grant', 100, null, 'x', 'z')`,
  ],
  ['the accounts', `update auth.users set email = 'other@example.com'`],
  ['metadata as rights', `update auth.users set raw_app_meta_data = '{"role": "admin"}'`],
];
test.each(changes)('%s', async (_, sql) => {
  for (const caller of CALLERS) {
    expect({ caller, refused: refusedOrNothing(await attempt(world, caller, sql)) }).toEqual({
      caller,
      refused: true,
    });
  }
});

test('metadata or claims that say admin open nothing', async () => {
  const { market, ids } = world;
  for (const userType of ['admin', 'service_role']) {
    const rows = await market.database.as({ userId: ids.otherOwner, userType }, (queries) =>
      queries.query(
        'select id from public.profiles union all select id from public.service_requests',
      ),
    );
    expect(rows).toEqual([{ id: ids.otherOwner }]);
  }
});

test('a new account is never an administrator, whatever its metadata says', async () => {
  const id = await world.market.database.createUser({
    email: 'sly@example.com',
    userType: 'admin',
  });
  expect(
    await world.market.value('select user_type::text from public.profiles where id = $1', [id]),
  ).toBe('owner');
});
