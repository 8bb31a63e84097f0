import { createTestDatabase, type TestDatabase } from './support/database';
import { refusal } from './support/refusal';

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
  const plan = {
    name: 'Trial Vendor Plan',
    tier: 'trial',
    monthly_price: 9.99,
    quarterly_price: 26.97,
    yearly_price: 99.9,
    features: { boostMultiplier: 1.05 },
    is_active: false,
  };
  const save = async (id: string | null, changes: object, reason: string) => {
    const [answer] = await database.as({ userId: admin }, (queries) =>
      queries.query<{ stored: { plan: { id: string } } }>(
        'select public.save_plan($1::text::jsonb, $2, $3) as stored',
        [JSON.stringify({ ...plan, ...changes }), reason, id],
      ),
    );
    return answer?.stored.plan;
  };
  const added = await save(null, {}, 'For a season');
  const edited = await save(added?.id ?? '', { name: 'Test Vendor Plan' }, 'A better name');
  expect(added).toMatchObject({ ...plan, version: 1 });
  expect(edited).toMatchObject({ ...plan, name: 'Test Vendor Plan', version: 2 });
  expect((await refusal(save(null, { name: 'Another Plan' }, 'Again'))).message).toBe(
    'Another plan has this name or tier.',
  );
  expect(
    (await refusal(save(null, { features: { boostMultiplier: 9 } }, 'Too much'))).message,
  ).toBe('A boost is between 1 and 3; a featured profile and priority support are yes or no.');
  const silently = database.as({ userId: admin }, (queries) =>
    queries.query('update public.subscription_plans set monthly_price = 1'),
  );
  expect((await refusal(silently)).code).toBe('42501');
  const rows = await database.query(
    `select admin_id, action, reason, before ->> 'name' as before, after ->> 'name' as after
     from public.admin_audit where subject_table = 'subscription_plans' order by id`,
  );
  expect(rows).toEqual([
    {
      admin_id: admin,
      action: 'plan.add',
      reason: 'For a season',
      before: null,
      after: plan.name,
    },
    {
      admin_id: admin,
      action: 'plan.change',
      reason: 'A better name',
      before: plan.name,
      after: 'Test Vendor Plan',
    },
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
