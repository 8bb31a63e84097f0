import { FORMER, buildAfterwards, type Afterwards, type FormerName } from './access/afterwards';
import { becomeCaller, type Queries } from './support/database';

// What each former caller still reads about the deal: a history of their own, never the place or others.
const READ: Record<string, string> = {
  'public.service_requests': 'declined lost terminated cancelled erasedOwner',
  'public.request_trees': 'declined lost terminated cancelled erasedOwner',
  'public.request_photos': '',
  'public.request_access': '',
  'public.properties': 'erasedOwner',
  'public.leads': 'declined lost terminated cancelled erasedOwner',
  'public.quotes': 'lost terminated cancelled',
  'public.conversations': 'lost terminated cancelled',
  'public.jobs': 'cancelled',
  'public.state_events': 'declined lost terminated cancelled erasedOwner',
  // The own folder, until the server has removed its files.
  'storage.objects': 'erasedOwner',
  'public.admin_audit': '',
  'public.error_logs': '',
  'public.profiles of others': '',
  'public.token_ledger of others': '',
};

const SQL: Record<string, string> = {
  'public.service_requests': 'select 1 from public.service_requests where id = $1',
  'public.properties': 'select 1 from public.properties p where $1::uuid is not null and true',
  'storage.objects': 'select 1 from storage.objects where name = $1',
  'public.admin_audit': 'select 1 from public.admin_audit where $1::uuid is not null',
  'public.error_logs': 'select 1 from public.error_logs where $1::uuid is not null',
  'public.profiles of others':
    'select 1 from public.profiles where $1::uuid is not null and id <> auth.uid()',
  'public.token_ledger of others':
    'select 1 from public.token_ledger where $1::uuid is not null and vendor_id <> auth.uid()',
};

let past: Afterwards;
beforeAll(async () => {
  past = await buildAfterwards();
  await past.market.database.query(
    `insert into public.error_logs (message, severity, category) values ('Broken', 'error', 'ui')`,
  );
});
afterAll(() => past.market.database.close());

const subjectOf = (line: string, name: FormerName) =>
  line === 'storage.objects' ? past.photos.get(past.requests[name]) : past.requests[name];

async function reads(queries: Queries, name: FormerName, line: string): Promise<boolean> {
  await queries.query('savepoint looking');
  try {
    await becomeCaller(queries, past.callers[name]);
    const sql = SQL[line] ?? `select 1 from ${line} where request_id = $1`;
    return (await queries.query(sql, [subjectOf(line, name)])).length > 0;
  } catch {
    return false;
  } finally {
    await queries.query('rollback to savepoint looking');
  }
}

class TakeBack extends Error {}

async function readers(line: string, first = ''): Promise<string> {
  const found: FormerName[] = [];
  await past.market.database
    .transaction(async (queries) => {
      if (first !== '') await queries.script(first);
      for (const name of FORMER) if (await reads(queries, name, line)) found.push(name);
      throw new TakeBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakeBack)) throw error;
    });
  return found.join(' ');
}

test.each(Object.entries(READ))('%s is read afterwards by: %s', async (line, expected) => {
  expect(await readers(line)).toBe(expected);
});

test('letting one former caller read a line again is noticed, each for itself', async () => {
  let noticed = 0;
  let tried = 0;
  for (const [line, expected] of Object.entries(READ)) {
    const [table = ''] = line.split(' ');
    for (const name of FORMER.filter((one) => !expected.split(' ').includes(one))) {
      const caller = past.callers[name];
      const id = 'userId' in caller ? caller.userId : '';
      const opened = await readers(
        line,
        `create policy opened on ${table} for select to authenticated using ((select auth.uid()) = '${id}')`,
      );
      const [row] = await past.market.database.query<{ rows: number }>(
        (SQL[line] ?? `select 1 from ${line} where request_id = $1`).replace(
          'select 1',
          'select count(*)::int as rows',
        ),
        [subjectOf(line, name)],
      );
      // Where there is nothing to be read, opening shows nothing.
      if ((row?.rows ?? 0) === 0) continue;
      tried += 1;
      if (opened !== expected) noticed += 1;
    }
  }
  console.log(`Former callers let in again: ${noticed} of ${tried} noticed`);
  expect(noticed).toBe(tried);
  expect(tried).toBeGreaterThan(30);
});
