import { createTestDatabase, type TestDatabase } from './database';

let database: TestDatabase;
let admin: string;
let owner: string;
beforeAll(async () => {
  database = await createTestDatabase();
  owner = await database.createUser({ email: 'owner@example.com' });
  admin = await database.createUser({ email: 'admin@example.com' });
  await database.query(`update public.profiles set user_type = 'admin' where id = $1`, [admin]);
});
afterAll(() => database.close());

test('a plan an administrator adds or changes leaves an audit row each', async () => {
  await database.as({ userId: admin }, async (queries) => {
    await queries.query(
      `insert into public.subscription_plans (name, subscription_type, tier, monthly_price, quarterly_price, yearly_price)
       values ('Trial Vendor Plan', 'priority_tier', 'trial', 9.99, 26.97, 99.9)`,
    );
    await queries.query(
      `update public.subscription_plans set is_active = false where tier = 'trial'`,
    );
  });
  const rows = await database.query(
    `select admin_id, action, before ->> 'is_active' as before, after ->> 'is_active' as after
     from public.admin_audit where subject_table = 'subscription_plans' order by id`,
  );
  expect(rows).toEqual([
    { admin_id: admin, action: 'plan.add', before: null, after: 'true' },
    { admin_id: admin, action: 'plan.change', before: 'true', after: 'false' },
  ]);
});

test('administrators see which buckets exist, owners and visitors do not', async () => {
  const seenBy = async (caller: Parameters<TestDatabase['as']>[0]) =>
    database.as(caller, (queries) => queries.query('select id from storage.buckets order by id'));
  expect(await seenBy({ userId: admin })).toEqual([
    { id: 'message-attachments' },
    { id: 'tree-photos' },
    { id: 'vendor-documents' },
    { id: 'vendor-media' },
  ]);
  expect(await seenBy({ userId: owner })).toEqual([]);
  expect(await seenBy({ role: 'anon' })).toEqual([]);
});
