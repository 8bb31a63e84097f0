import { attempt, attemptIn, may, rolledBack } from './access/attempt';
import { buildAfterwards, FORMER, type Afterwards, type FormerName } from './access/afterwards';
import { buildAccessWorld } from './access/buildAccessWorld';
import { argumentsOf } from './access/callArguments';
import { cellsOf, tableOf, tryCell } from './access/cells';
import { callOf } from './access/calls';
import { CALLED_AFTERWARDS, TOUCHED_AFTERWARDS } from './access/formerCallers';
import { FUNCTIONS, TABLES } from './access/matrix';
import { formerWhere, STAND_INS, worldOf } from './access/standIns';
import type { AccessWorld } from './access/world';
import { becomeCaller } from './support/database';

// People who had a part in a deal, or were administrators, and no longer are try everything again; and an
// administrator who has a second factor and has not entered its code.

const counts = { cells: 0, calls: 0, refusals: 0 };

let world: AccessWorld;
let past: Afterwards;
beforeAll(async () => {
  world = await buildAccessWorld();
  const { market, ids } = world;
  past = await buildAfterwards({
    market,
    owner: ids.owner,
    winner: ids.vendor,
    admin: ids.admin,
  });
});
afterAll(async () => {
  console.log(
    `Former callers: ${counts.cells} cells, ${counts.calls} calls, ${counts.refusals} refused`,
  );
  await world.market.database.close();
});

/** What each verb of a line comes to for one former caller: whether it passed, by verb. */
async function verbsOf(row: string, name: FormerName): Promise<Map<string, boolean>> {
  const there = worldOf(world, past, name);
  const cells = await cellsOf(there, row, STAND_INS[name]);
  return rolledBack(there, async (queries) => {
    const verbs = new Map<string, boolean>();
    for (const cell of cells) {
      const { passed } = await tryCell(queries, there, cell);
      counts.cells += 1;
      counts.refusals += Number(!passed);
      verbs.set(cell.verb, passed || verbs.get(cell.verb) === true);
    }
    return verbs;
  });
}

const VERBS = ['select', 'insert', 'update', 'delete'] as const;

/** Which former callers may do what with a line, by verb; what is not listed is for none. */
async function expectedOf(row: string): Promise<Record<string, string>> {
  const access = TABLES[row];
  const expected: Record<string, string> = {};
  for (const verb of VERBS) {
    const rule = access?.[verb];
    const allowed = typeof rule === 'object' ? rule.allowed : (rule ?? 'nobody');
    expected[verb] = await formerWhere((name) => may(allowed, STAND_INS[name]));
  }
  return { ...expected, ...TOUCHED_AFTERWARDS[row] };
}

test.each(Object.keys(TABLES))('%s', async (row) => {
  const touched: Record<string, string> = {};
  for (const name of FORMER) {
    for (const [verb, passed] of await verbsOf(row, name)) {
      touched[verb] = [touched[verb] ?? '', passed ? name : ''].join(' ').trim();
    }
  }
  const none = Object.fromEntries(Object.keys(touched).map((verb) => [verb, '']));
  expect(touched).toEqual({ ...none, ...(await expectedOf(row)) });
});

test.each(Object.entries(FUNCTIONS))('%s', async (called, { allowed }) => {
  const works = await formerWhere(async (name) => {
    const there = worldOf(world, past, name);
    const given = await argumentsOf(there, called, STAND_INS[name]);
    const { sql, parameters } = callOf(called, given);
    const outcome = await attempt(there, STAND_INS[name], sql, parameters);
    counts.calls += 1;
    if ('rows' in outcome) return true;
    counts.refusals += 1;
    expect({ name, ...outcome }).toMatchObject({
      code: expect.stringMatching(/^(42501|P0001)$/),
    });
    return false;
  });
  expect(works).toBe(
    CALLED_AFTERWARDS[called] ?? (await formerWhere((name) => may(allowed, STAND_INS[name]))),
  );
});

test('whose account was deleted changes the business no more', async () => {
  const changes = await formerWhere(async (name) => {
    if (STAND_INS[name] === 'otherOwner') return false;
    const { userId } = past.callers[name];
    const changed = await rolledBack(world, async (queries) => {
      await becomeCaller(queries, { userId });
      return queries.query(
        `update public.vendor_profiles set about = 'Taken back' where vendor_id = $1 returning 1`,
        [userId],
      );
    });
    return changed.length === 1;
  });
  expect(changes).toBe('declined lost terminated canceled');
});

test('letting one former caller read a line is noticed, each for itself', async () => {
  let [noticed, tried] = [0, 0];
  for (const row of Object.keys(TABLES)) {
    for (const name of FORMER) {
      const there = worldOf(world, past, name);
      const [cell] = await cellsOf(there, row, STAND_INS[name]);
      if (!cell) throw new Error(`${row} has no cell.`);
      // Where there is nothing to be read, opening shows nothing.
      if ((await world.market.value<number>(`select count(*)::int from ${cell.rows}`)) === 0)
        continue;
      const [before, after] = await rolledBack(there, async (queries) => {
        const closed = await tryCell(queries, there, cell);
        await queries.script(
          `grant select on ${tableOf(row)} to authenticated;
           create policy opened on ${tableOf(row)} for select to authenticated
             using ((select auth.uid()) = '${past.callers[name].userId}')`,
        );
        return [closed.passed, (await tryCell(queries, there, cell)).passed];
      });
      if (before) continue;
      tried += 1;
      noticed += Number(after);
    }
  }
  console.log(`Former callers let in: ${noticed} of ${tried} noticed`);
  expect(noticed).toBe(tried);
  expect(tried).toBeGreaterThan(400);
});

test('contact details are left to none of them, hired before or not', async () => {
  const informed = await formerWhere(async (name) => {
    const { userId } = past.callers[name];
    if (name.startsWith('erased')) return false;
    const contact = await world.market.call<object | null>(userId, 'lead_contact', {
      lead_id: past.deals[name].lead,
    });
    return contact !== null && ('phone' in contact || 'email' in contact);
  });
  expect(informed).toBe('');
});

test.each([
  ['formerAdmin', `update public.profiles set user_type = 'admin' where id = `],
  [
    'adminWithoutCode',
    'update private.admin_security set second_factor_required = false; delete from auth.mfa_factors where user_id = ',
  ],
] as const)(
  'a check for administrators that lets the %s pass is noticed',
  async (name, opening) => {
    const own = Object.entries(FUNCTIONS).filter(([, { allowed }]) => allowed === 'admin');
    const unnoticed: string[] = [];
    const there = worldOf(world, past, name);
    for (const [called] of own) {
      const { sql, parameters } = callOf(called, await argumentsOf(world, called));
      const outcome = await rolledBack(there, async (queries) => {
        await queries.script(`${opening} '${past.callers[name].userId}'`);
        return attemptIn(queries, there, 'otherOwner', { sql, parameters });
      });
      // What is another administrator's is refused for that reason alone.
      if ('code' in outcome && outcome.code === '42501') unnoticed.push(called);
    }
    console.log(
      `Functions of administrators open to the ${name}: ${own.length - unnoticed.length} of ${own.length} noticed`,
    );
    expect(unnoticed).toEqual([]);
  },
);
