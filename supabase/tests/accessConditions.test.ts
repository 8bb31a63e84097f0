import { buildAfterwards, type Afterwards } from './access/afterwards';
import { takenBack } from './access/attempt';
import { buildAccessWorld } from './access/buildAccessWorld';
import { cellsOf, rowsOf, tryCell } from './access/cells';
import { mutantsOf } from './access/conditions';
import { alteredPolicy, readPolicies, type Policy } from './access/policies';
import { READ_AFTERWARDS, readersAfterwards } from './access/readingAfterwards';
import { CALLERS, type AccessWorld } from './access/world';
import type { Queries } from './support/database';

// Every part of every policy counts: without it, some cell of the matrix has another answer.

let world: AccessWorld;
let past: Afterwards;
beforeAll(async () => {
  world = await buildAccessWorld();
  past = await buildAfterwards();
});
afterAll(async () => {
  await world.market.database.close();
  await past.market.database.close();
});

async function noticedInMatrix(queries: Queries, { table, verb }: Policy): Promise<boolean> {
  for (const row of rowsOf(table)) {
    for (const caller of CALLERS) {
      for (const cell of await cellsOf(world, row, caller)) {
        // What may be read decides about what is changed, too.
        const concerns = verb === 'ALL' || cell.verb.startsWith(verb.toLowerCase());
        if (!concerns) continue;
        const { passed, expected } = await tryCell(queries, world, cell);
        if (passed !== expected) return true;
      }
    }
  }
  return false;
}

async function noticedAfterwards({ table }: Policy, change: string): Promise<boolean> {
  for (const [line, expected] of Object.entries(READ_AFTERWARDS)) {
    if (line.split(' ')[0] !== table) continue;
    if ((await readersAfterwards(past, line, change)) !== expected) return true;
  }
  return false;
}

/** Parts that take nothing away when they are missing, each with the reason. */
const WITHOUT_EFFECT: readonly { policy: string; part: string; reason: string }[] = [];

test('a policy that lacks one part of its condition is noticed, whichever it is', async () => {
  const policies = await readPolicies(world.market.database);
  const unnoticed: string[] = [];
  let tried = 0;
  for (const policy of policies) {
    for (const side of ['using', 'check'] as const) {
      const condition = policy[side];
      if (condition === null) continue;
      for (const mutant of mutantsOf(condition)) {
        tried += 1;
        const change = alteredPolicy(policy, { [side]: mutant.condition });
        const noticed =
          (await takenBack(world, async (queries) => {
            await queries.script(change);
            return noticedInMatrix(queries, policy);
          })) || (await noticedAfterwards(policy, change));
        if (!noticed) unnoticed.push(`${policy.table}: ${policy.name}: ${mutant.part}`);
      }
    }
  }
  const known = WITHOUT_EFFECT.map(({ policy, part }) => `${policy}: ${part}`);
  console.log(
    `Parts of policies: ${tried - unnoticed.length} of ${tried} noticed, ${known.length} without effect`,
  );
  expect(unnoticed.sort()).toEqual(known.sort());
  expect(tried).toBeGreaterThan(150);
});
