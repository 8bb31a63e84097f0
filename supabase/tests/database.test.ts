import { createTestDatabase, type TestDatabase } from './support/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('an account has its profile from the first moment', async () => {
  const id = await database.createUser({ email: 'pro@example.com', userType: 'vendor' });
  const rows = await database.as({ userId: id }, (queries) =>
    queries.query('select id, email, user_type from public.profiles'),
  );
  expect(rows).toEqual([{ id, email: 'pro@example.com', user_type: 'vendor' }]);
});

test('a caller has the role and the claims the Data API gives', async () => {
  const id = await database.createUser({ email: 'owner@example.com' });
  const [owner] = await database.as({ userId: id, userType: 'admin' }, (queries) =>
    queries.query(`select current_user::text as role, auth.uid() as id, auth.role() as claimed,
      auth.jwt() ->> 'email' as email, auth.jwt() -> 'user_metadata' ->> 'user_type' as type`),
  );
  expect(owner).toEqual({
    role: 'authenticated',
    id,
    claimed: 'authenticated',
    email: 'owner@example.com',
    type: 'admin',
  });
  const [visitor] = await database.as({ role: 'anon' }, (queries) =>
    queries.query('select current_user::text as role, auth.uid() as id'),
  );
  expect(visitor).toEqual({ role: 'anon', id: null });
});

test('what a caller does is undone as a whole when one statement fails', async () => {
  const id = await database.createUser({ email: 'undone@example.com' });
  const attempt = database.as({ userId: id }, async (queries) => {
    await queries.query(`update public.profiles set first_name = 'Ada' where id = $1`, [id]);
    await queries.query('select 1 / 0');
  });
  await expect(attempt).rejects.toThrow('division by zero');
  const [profile] = await database.query('select first_name from public.profiles where id = $1', [
    id,
  ]);
  expect(profile).toEqual({ first_name: null });
});

test('values come back alike on every engine', async () => {
  const [row] = await database.query(
    `select 9007199254740991::bigint as big, 1.50::numeric as exact, $1::jsonb as json,
      '2030-01-02T03:04:05Z'::timestamptz as moment, $2::text[] as list, $3::uuid is null as missing`,
    [{ a: [1, 'b'] }, ['x', 'y z'], null],
  );
  expect(row).toEqual({
    big: 9007199254740991,
    exact: '1.50',
    json: { a: [1, 'b'] },
    moment: new Date('2030-01-02T03:04:05Z'),
    list: ['x', 'y z'],
    missing: true,
  });
});

test('notifications arrive', async () => {
  let hear: (payload: string) => void = () => undefined;
  const heard = new Promise<string>((resolve) => {
    hear = resolve;
  });
  await database.listen('greetings', (payload) => hear(payload));
  await database.query(`select pg_notify('greetings', 'hello')`);
  await expect(heard).resolves.toBe('hello');
});
