import { createTestDatabase, type TestDatabase } from '../../../../supabase/tests/support/database';
import { FLAG_BUCKETS, FLAG_CASES, FLAG_MOMENT, FLAG_PEOPLE } from '../testing/flagVectors';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  for (const { id, type } of Object.values(FLAG_PEOPLE)) {
    await database.query(
      `insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3::jsonb)`,
      [id, `${type}@example.com`, { user_type: type }],
    );
  }
});
afterAll(() => database.close());

test.each(FLAG_CASES)('the database evaluates as the interface: $what', async (flag) => {
  const { rule, person, on } = flag;
  await database.query(
    `insert into public.feature_flags (name, enabled, user_percentage, user_roles, user_ids, start_date, end_date)
     select 'tried', r.enabled, r.user_percentage, r.user_roles, r.user_ids, r.start_date, r.end_date
     from jsonb_populate_record(null::public.feature_flags, $1::jsonb) r
     on conflict (name) do update set enabled = excluded.enabled, user_percentage = excluded.user_percentage,
       user_roles = excluded.user_roles, user_ids = excluded.user_ids, start_date = excluded.start_date,
       end_date = excluded.end_date`,
    [{ enabled: true, ...rule }],
  );
  const [row] = await database.query<{ answer: boolean }>(
    `select private.is_flag_on('tried', $1, $2) as answer`,
    [person && FLAG_PEOPLE[person].id, FLAG_MOMENT],
  );
  expect(row?.answer).toBe(on);
});

test.each(FLAG_BUCKETS)('the bucket of %s is %i in the database too', async (id, bucket) => {
  const [row] = await database.query<{ answer: number }>(
    'select private.stable_bucket($1) as answer',
    [id],
  );
  expect(row?.answer).toBe(bucket);
});

test('a flag that does not exist is off, and metadata gives no role', async () => {
  const [row] = await database.query<{ answer: boolean }>(
    `select private.is_flag_on('no_such_flag', null, now()) as answer`,
  );
  expect(row?.answer).toBe(false);
  await database.query(
    `update public.feature_flags set enabled = true, user_roles = '{admin}' where name = 'debug_tools'`,
  );
  const flags = await database.as({ userId: FLAG_PEOPLE.owner.id, userType: 'admin' }, (queries) =>
    queries.query<{ flags: Record<string, boolean> }>('select public.my_feature_flags() as flags'),
  );
  expect(flags[0]?.flags).toMatchObject({
    debug_tools: false,
    messaging: true,
    video_upload: false,
  });
});
