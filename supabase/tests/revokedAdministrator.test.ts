import { FUNCTIONS } from './access/matrix';
import { attempt, refusedOrNothing } from './access/attempt';
import { buildAccessWorld } from './access/buildAccessWorld';
import type { AccessWorld } from './access/world';
import { refusal } from './support/refusal';

let world: AccessWorld;
beforeAll(async () => {
  world = await buildAccessWorld();
  await world.market.database.query(
    `update public.profiles set user_type = 'owner' where id = $1`,
    [world.ids.admin],
  );
});
afterAll(() => world.market.database.close());

test('a former administrator is refused at the next call, with the same token', async () => {
  const { market, ids } = world;
  const { message, code } = await refusal(
    market.call(ids.admin, 'admin_find_people', { query: 'owner1' }),
  );
  expect({ message, code }).toEqual({
    message: 'Only an administrator can do this.',
    code: '42501',
  });
  const forAdministrators = Object.entries(FUNCTIONS).filter(
    ([, { allowed }]) => allowed === 'admin',
  );
  expect(forAdministrators.length).toBeGreaterThan(10);
  for (const [name, { given }] of forAdministrators) {
    const call = market.call(ids.admin, name, await given(world, 'admin'));
    expect({ name, code: (await refusal(call)).code }).toEqual({ name, code: '42501' });
  }
});

test.each([
  'select 1 from public.admin_audit',
  'select 1 from public.profiles where id <> auth.uid()',
  'select 1 from public.lead_credit_claims',
  'select 1 from public.message_reports',
  `select 1 from public.vendor_profiles where state <> 'approved'`,
  'select 1 from public.credential_documents',
  'select 1 from storage.buckets',
])('and reads nothing of the administrators: %s', async (sql) => {
  expect(refusedOrNothing(await attempt(world, 'admin', sql))).toBe(true);
});

test('the trail keeps who became and who ceased to be an administrator; open pages are notified', async () => {
  const { market, ids } = world;
  const rows = await market.database.query(
    `select action, admin_id, before ->> 'user_type' as before, after ->> 'user_type' as after
     from public.admin_audit where subject_table = 'profiles' and subject_id = $1 order by id`,
    [ids.admin],
  );
  expect(rows).toEqual([
    { action: 'admin.appoint', admin_id: null, before: 'owner', after: 'admin' },
    { action: 'admin.revoke', admin_id: null, before: 'admin', after: 'owner' },
  ]);
  expect(
    await market.value(
      `select count(*)::int from realtime.messages where topic = $1 and payload ->> 'kind' = 'profiles'`,
      [`user:${ids.admin}`],
    ),
  ).toBe(2);
});
