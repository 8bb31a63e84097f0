import { attemptIn, may, rolledBack, touched } from './access/attempt';
import { cellsOf, rowsOf, tableOf, tryCell, type Cell } from './access/cells';
import { row } from './access/aggregate';
import { withToken } from './access/crewDays';
import { FUNCTIONS, TABLES } from './access/matrix';
import { buildAccessWorld } from './access/buildAccessWorld';
import { CALLERS, isAnonymous, type AccessWorld } from './access/world';
import type { Queries, Row } from './support/database';

// If loosening a policy went unnoticed, the access matrix would prove nothing about it.

let world: AccessWorld;
beforeAll(async () => {
  world = await buildAccessWorld();
});
afterAll(() => world.market.database.close());

interface Policy extends Row {
  table: string;
  name: string;
  verb: 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE' | 'ALL';
  roles: string[];
  condition: string;
}

test('a policy that lets everybody do everything is noticed, whichever it replaces', async () => {
  const policies = await world.market.database.query<Policy>(
    `select schemaname || '.' || tablename as table, policyname as name, cmd as verb,
       array_to_json(roles) as roles, coalesce(qual, with_check) as condition
     from pg_policies where schemaname in ('public', 'storage', 'realtime') order by 1, 2`,
  );
  expect(policies.length).toBeGreaterThan(30);
  const unnoticed: string[] = [];
  for (const policy of policies) {
    const open = policy.condition === 'true';
    if (open && policy.verb === 'SELECT' && policy.roles.includes('anon')) {
      // As open as can be: the matrix says so too.
      expect(rowsOf(policy.table).map((row) => TABLES[row]?.select)).toContain('everyone');
      continue;
    }
    const noticed = await rolledBack(world, async (queries) => {
      await loosen(queries, policy, open);
      return isNoticed(queries, policy);
    });
    if (!noticed) unnoticed.push(`${policy.table}: ${policy.name}`);
  }
  expect(unnoticed).toEqual([]);
});

async function loosen(queries: Queries, policy: Policy, open: boolean): Promise<void> {
  const roles = open ? ['anon', ...policy.roles] : policy.roles;
  const using = policy.verb === 'INSERT' ? '' : 'using (true)';
  const check = ['SELECT', 'DELETE'].includes(policy.verb) ? '' : 'with check (true)';
  await queries.script(`
    drop policy "${policy.name}" on ${policy.table};
    create policy loosened on ${policy.table} for ${policy.verb} to ${roles.join(', ')} ${using} ${check};
    ${open ? `grant ${policy.verb} on ${policy.table} to anon;` : ''}`);
}

async function isNoticed(queries: Queries, policy: Policy): Promise<boolean> {
  for (const row of rowsOf(policy.table)) {
    for (const caller of CALLERS) {
      for (const cell of await cellsOf(world, row, caller)) {
        if (!concerns(policy, cell)) continue;
        const { passed, expected } = await tryCell(queries, world, cell);
        if (passed !== expected) return true;
      }
    }
  }
  return false;
}

function concerns(policy: Policy, cell: Cell): boolean {
  return policy.verb === 'ALL' || cell.verb.startsWith(policy.verb.toLowerCase());
}

test('a policy that lets in one caller more, or keeps one out, is noticed', async () => {
  const counts = { more: [0, 0], less: [0, 0] };
  for (const row of Object.keys(TABLES)) {
    const table = tableOf(row);
    for (const caller of CALLERS) {
      const [cell] = await cellsOf(world, row, caller);
      if (!cell) throw new Error(`${row} has no cell for ${caller}.`);
      const isAllowed = may(cell.allowed, caller);
      const role = isAnonymous(caller) ? 'anon' : 'authenticated';
      const own = isAnonymous(caller) ? 'true' : `(select auth.uid()) = '${world.ids[caller]}'`;
      const noticed = await rolledBack(world, async (queries) => {
        await queries.script(
          isAllowed
            ? `create policy altered on ${table} as restrictive for select to ${role} using (not (${own}))`
            : `grant select on ${table} to ${role};
               create policy altered on ${table} for select to ${role} using (${own})`,
        );
        const { passed, expected } = await tryCell(queries, world, cell);
        return passed !== expected;
      });
      const count = counts[isAllowed ? 'less' : 'more'];
      count[0] = (count[0] ?? 0) + Number(noticed);
      count[1] = (count[1] ?? 0) + 1;
    }
  }
  console.log(
    `Callers: ${counts.more.join(' of ')} let in and ${counts.less.join(' of ')} kept out noticed`,
  );
  expect(counts.more[0]).toBe(counts.more[1]);
  expect(counts.less[0]).toBe(counts.less[1]);
});

test('a table without row-level security is noticed', async () => {
  const closed = Object.entries(TABLES).filter(
    // Of what all with an account may read, visitors are kept by the lack of a grant.
    ([row, access]) =>
      row.startsWith('public.') &&
      CALLERS.some((caller) => !isAnonymous(caller) && !may(access.select, caller)),
  );
  expect(closed.length).toBeGreaterThan(15);
  for (const [row] of closed) {
    const noticed = await rolledBack(world, async (queries) => {
      await queries.script(`alter table ${row.split(' ')[0]} disable row level security`);
      const cells = await Promise.all(
        CALLERS.map(async (caller) => (await cellsOf(world, row, caller))[0]),
      );
      for (const cell of cells) {
        const result = cell && (await tryCell(queries, world, cell));
        if (result && result.passed !== result.expected) return true;
      }
      return false;
    });
    expect({ row, noticed }).toEqual({ row, noticed: true });
  }
});

test('a trigger that guards an identity cannot be missing', async () => {
  const turned = await rolledBack(world, async (queries) => {
    await queries.script('drop trigger guard_profile_identity on public.profiles');
    const [cell] = await cellsOf(world, 'public.profiles', 'owner');
    if (!cell) throw new Error('The matrix says nothing about profiles.');
    return tryCell(queries, world, {
      ...cell,
      verb: 'update',
      sql: `update public.profiles set user_type = 'admin' returning 1`,
    });
  });
  expect(turned.passed).toBe(true);
});

test('a function granted to everybody is noticed', async () => {
  const outcome = await rolledBack(world, async (queries) => {
    await queries.script('grant execute on function public.run_due_timers to authenticated');
    return attemptIn(queries, world, 'otherOwner', { sql: 'select public.run_due_timers()' });
  });
  expect(outcome).toEqual({ rows: 1 });
  expect(FUNCTIONS['run_due_timers']?.allowed).toBe('nobody');
});

const LINK = 'private.crew_link()';
const JOBS = 'private.crew_jobs(public.crew_links)';

/** Whether a crew's link, or one that no longer works, gets something that the matrix does not give it. */
async function isLinkNoticed(queries: Queries): Promise<boolean> {
  for (const line of rowsOf('storage.objects').filter((name) => name.includes('crew’s'))) {
    const [cell] = await cellsOf(world, line, 'crewLink');
    const result = cell && (await tryCell(queries, world, cell));
    if (result && result.passed !== result.expected) return true;
  }
  for (const token of ['revokedToken', 'endedToken']) {
    const opened = await attemptIn(queries, world, 'visitor', {
      sql: 'select 1 where public.crew_day() is not null',
      settings: withToken(row(world, token)),
    });
    if (touched(opened)) return true;
  }
  return false;
}

test('a crew’s link gets what the matrix says', async () => {
  expect(await rolledBack(world, isLinkNoticed)).toBe(false);
});

test.each([
  ['that it was revoked', LINK, ' and l.revoked_at is null', ''],
  [
    'that its day is over',
    LINK,
    'now() < (link.day + 1)::timestamp at time zone private.vendor_zone(link.vendor_id)',
    'true',
  ],
  [
    'that the day of a job is over',
    JOBS,
    ' and now() < (link.day + 1)::timestamp at time zone r.time_zone',
    '',
  ],
  [
    'that a job is on a later day',
    JOBS,
    ' and j.scheduled_for < (link.day + 1)::timestamp at time zone r.time_zone',
    '',
  ],
  [
    'that a job was on an earlier day',
    JOBS,
    ' and j.scheduled_until > link.day::timestamp at time zone r.time_zone',
    '',
  ],
])('a crew’s link that forgets %s is noticed', async (_, name, condition, instead) => {
  const noticed = await rolledBack(world, async (queries) => {
    const [written] = await queries.query<{ text: string }>(
      `select regexp_replace(pg_get_functiondef($1::regprocedure), '\\s+', ' ', 'g') as text`,
      [name],
    );
    const text = written?.text ?? '';
    if (!text.includes(condition)) throw new Error(`${name} does not say “${condition}”.`);
    await queries.script(text.replace(condition, instead));
    return isLinkNoticed(queries);
  });
  expect(noticed).toBe(true);
});
