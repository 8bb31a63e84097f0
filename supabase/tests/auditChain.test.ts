import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
let admin: string;
let owner: string;
beforeEach(async () => {
  market = await openMarketplace();
  admin = await market.admin();
  owner = await market.owner();
  for (const reason of ['First', 'Second', 'Third']) {
    await market.call(admin, 'admin_end_sessions', { person_id: owner, reason });
  }
});
afterEach(() => market.database.close());

interface Checked {
  checked: number;
  links: number;
  end: string;
  findings: { problem: string; entry_id: number | null }[];
}

const check = () => market.call<Checked>(admin, 'check_audit_trail');
const problems = async () => [...new Set((await check()).findings.map(({ problem }) => problem))];
const entry = (reason: string) =>
  market.value<string>('select id from public.admin_audit where reason = $1', [reason]);

/** As somebody with every right in the database, who also switches the triggers off. */
async function tamper(statements: string): Promise<void> {
  await market.database.script(`
    alter table public.admin_audit disable trigger user;
    ${statements};
    alter table public.admin_audit enable trigger user;`);
}

test('every act has a link, and an untouched trail is whole', async () => {
  const { links, checked, findings, end } = await check();
  const entries = await market.value<string>('select count(*) from public.admin_audit');
  expect(links).toBe(Number(entries));
  expect(checked).toBe(links);
  expect(findings).toEqual([]);
  expect(end).toMatch(/^[0-9a-f]{64}$/);
  await market.call(admin, 'admin_end_sessions', { person_id: owner, reason: 'Fourth' });
  expect((await check()).end).not.toBe(end);
});

test.each([
  ['action', `action = 'person.delete'`],
  ['reason', `reason = 'Something else'`],
  ['administrator', 'admin_id = null'],
  ['subject', 'subject_id = gen_random_uuid()'],
  ['content', `after = '{}'`],
  ['time', `created_at = created_at - interval '1 second'`],
])('a changed %s is found', async (...[, change]) => {
  const second = await entry('Second');
  await tamper(`update public.admin_audit set ${change} where id = ${second}`);
  expect((await check()).findings).toEqual([{ problem: 'changed', entry_id: Number(second) }]);
});

test('a removed entry is found, also with its link, also at the end', async () => {
  const second = await entry('Second');
  await tamper(`delete from public.admin_audit where id = ${second}`);
  expect(await problems()).toEqual(['removed']);
  await tamper(`delete from private.audit_chain where audit_id = ${second}`);
  expect(await problems()).toEqual(['chain']);
  const third = await entry('Third');
  await tamper(`delete from public.admin_audit where id = ${third};
    delete from private.audit_chain where audit_id = ${third}`);
  expect(await problems()).toContain('end');
});

test('an entry that was slipped in is found, also with a link', async () => {
  await tamper(
    `insert into public.admin_audit (admin_id, action, subject_table) values ('${admin}', 'tokens.grant', 'profiles')`,
  );
  expect(await problems()).toEqual(['inserted']);
  await tamper(`insert into private.audit_chain (position, audit_id, digest, hash)
    select 1000, a.id, private.audit_digest(a), '\\x00' from public.admin_audit a order by a.id desc limit 1`);
  expect((await problems()).sort()).toEqual(['chain', 'end']);
});

test('two entries that changed places are found', async () => {
  const [second, third] = [await entry('Second'), await entry('Third')];
  await tamper(`update public.admin_audit set reason = case id when ${second} then 'Third' else 'Second' end
    where id in (${second}, ${third})`);
  expect((await check()).findings).toEqual([
    { problem: 'changed', entry_id: Number(second) },
    { problem: 'changed', entry_id: Number(third) },
  ]);
  await tamper(`update private.audit_chain l set digest = private.audit_digest(a)
    from public.admin_audit a where a.id = l.audit_id`);
  expect(await problems()).toEqual(['chain']);
});

test('taking a person out of the trail is no tampering, and is chained as well', async () => {
  const before = await check();
  await market.database.query('select private.erase_person($1)', [owner]);
  const after = await check();
  expect(after.links).toBeGreaterThan(before.links);
  expect(after.findings).toEqual([]);
});

test('a long trail is checked a stretch at a time', async () => {
  const second = await entry('Second');
  await tamper(`update public.admin_audit set reason = 'Altered' where id = ${second}`);
  const stretch = (from: number, most: number) =>
    market.database.query<{ problem: string }>('select * from private.audit_findings($1, $2)', [
      from,
      most,
    ]);
  const place = await market.value<string>(
    'select position from private.audit_chain where audit_id = $1',
    [second],
  );
  expect(await stretch(Number(place) - 1, 1)).toHaveLength(1);
  expect(await stretch(Number(place), 100)).toEqual([]);
});

describe('the health check', () => {
  const found = async () =>
    (
      await market.database.query<{ finding: string }>(
        `select finding from public.health_findings() where subject = 'audit'`,
      )
    ).map(({ finding }) => finding);
  const checkWhole = () => market.value<string[]>('select private.check_whole_audit_trail()');

  test('looks at what came since the whole trail was checked, and says what that found', async () => {
    expect(await checkWhole()).toEqual([]);
    const [second, third] = [await entry('Second'), await entry('Third')];
    await tamper(`update public.admin_audit set reason = 'Altered' where id = ${second}`);
    // An entry that was whole is not looked at again before the next check of everything.
    expect(await found()).toEqual([]);
    expect(await checkWhole()).toEqual(['changed']);
    expect(await found()).toEqual(['The audit trail failed verification: changed.']);

    await market.call(admin, 'admin_end_sessions', { person_id: owner, reason: 'Fourth' });
    await tamper(`delete from public.admin_audit where id = ${await entry('Fourth')};
      insert into public.admin_audit (action, subject_table) values ('tokens.grant', 'profiles')`);
    expect(await found()).toEqual([
      'The audit trail failed verification: changed, inserted, removed.',
    ]);
    await tamper(`delete from private.audit_chain where audit_id >= ${third}`);
    expect(await found()).toEqual(['The audit trail failed verification: changed, end, inserted.']);
  });

  test('looks at everything where nothing checks the whole trail at night', async () => {
    const second = await entry('Second');
    expect(await found()).toEqual([]);
    await tamper(`update public.admin_audit set reason = 'Altered' where id = ${second}`);
    expect(await found()).toEqual(['The audit trail failed verification: changed.']);
  });

  test('takes no longer on a long trail that was checked', async () => {
    await market.database.script(`
      insert into public.admin_audit (admin_id, action, subject_table, reason)
      select '${admin}', 'person.note', 'profiles', n::text from generate_series(1, 3000) n;`);
    await checkWhole();
    const looked = async () => {
      const [row] = await market.database.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
        `explain (analyze, buffers, format json)
         select * from private.audit_check a, private.audit_problems_since(a.position, a.entry_id)`,
      );
      const plan = row?.['QUERY PLAN'][0]?.Plan;
      return (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
    };
    expect(await looked()).toBeLessThan(200);
    // Negative control: with nothing checked, it reads all of it.
    await market.database.query('update private.audit_check set position = 0, entry_id = 0');
    expect(await looked()).toBeGreaterThan(2000);
  });
});

interface Plan {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

test('two administrators at once leave one chain', async () => {
  await Promise.all(
    Array.from({ length: 8 }, (_, place) =>
      market.call(admin, 'admin_end_sessions', { person_id: owner, reason: `At once ${place}` }),
    ),
  );
  expect((await check()).findings).toEqual([]);
});

test('nobody else checks it', async () => {
  expect((await refusal(market.call(owner, 'check_audit_trail'))).message).toBe(
    'Only an administrator can do this.',
  );
});
