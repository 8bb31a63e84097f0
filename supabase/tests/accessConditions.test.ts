import { buildAfterwards, type Afterwards } from './access/afterwards';
import { rolledBack } from './access/attempt';
import { buildAccessWorld } from './access/buildAccessWorld';
import { cellsOf, rowsOf, tryCell, type Cell } from './access/cells';
import { mutantsOf } from './access/conditions';
import { alteredPolicy, readPolicies, type Policy } from './access/policies';
import { buildProbes, passes } from './access/probes';
import type { Probe } from './access/probes/probe';
import { READ_AFTERWARDS, readersAfterwards } from './access/readingAfterwards';
import { CALLERS, type AccessWorld } from './access/world';
import type { Queries } from './support/database';

// Every part of every policy counts: without it, some cell of the matrix has another answer.

let world: AccessWorld;
let past: Afterwards;
let probes: Probe[];
beforeAll(async () => {
  world = await buildAccessWorld();
  past = await buildAfterwards();
  probes = await buildProbes(world);
});
afterAll(async () => {
  await world.market.database.close();
  await past.market.database.close();
});

const cells = new Map<string, Cell[]>();
async function cellsAbout({ table, verb }: Policy): Promise<Cell[]> {
  const key = `${table} ${verb}`;
  const known = cells.get(key);
  if (known) return known;
  const found: Cell[] = [];
  for (const row of rowsOf(table)) {
    for (const caller of CALLERS) {
      const all = await cellsOf(world, row, caller);
      found.push(...all.filter((one) => verb === 'ALL' || one.verb.startsWith(verb.toLowerCase())));
    }
  }
  cells.set(key, found);
  return found;
}

async function noticedInWorld(queries: Queries, policy: Policy): Promise<boolean> {
  for (const probe of probes.filter(({ table }) => table === policy.table)) {
    if ((await passes(queries, probe)) !== probe.passes) return true;
  }
  for (const cell of await cellsAbout(policy)) {
    const { passed, expected } = await tryCell(queries, world, cell);
    if (passed !== expected) return true;
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

type Side = 'using' | 'check';

/** The conditions of a policy; two that are alike guard each other, and lose a part together. */
function sidesOf({ using, check }: Policy): [Side, ...Side[]][] {
  if (using !== null && using === check) return [['using', 'check']];
  return [
    ...(using === null ? [] : [['using'] as [Side]]),
    ...(check === null ? [] : [['check'] as [Side]]),
  ];
}

const OWN_JOBS = 'Policies of jobs show the caller none but their own.';

/** Parts without which no one can do more, each with the reason. */
const WITHOUT_EFFECT: Readonly<Record<string, string>> = {
  'public.profiles: People change their own profile: (id = ( SELECT auth.uid() AS uid))':
    'The condition on the row as it becomes says the same, and nobody may set the id.',
  'public.reviews: Both sides of a job read its reviews, administrators all: (j.owner_id = ( SELECT auth.uid() AS uid))':
    OWN_JOBS,
  'public.service_requests: Owners, Pros offered it and administrators read a request: (l.vendor_id = ( SELECT auth.uid() AS uid))':
    'Policies of leads show a Pro none but their own.',
  'storage.objects: People remove their own photos while nothing shows them: (p.owner_id = ( SELECT auth.uid() AS uid))':
    'Policies of properties show the caller none but their own.',
};

test('each probe finds or changes what it may, and nothing else', async () => {
  const wrong: string[] = [];
  await rolledBack(world, async (queries) => {
    for (const probe of probes) {
      if ((await passes(queries, probe)) !== probe.passes)
        wrong.push(`${probe.table}: ${probe.name}`);
    }
    return true;
  });
  expect(wrong).toEqual([]);
});

test('a policy that lacks one part of its condition is noticed, whichever it is', async () => {
  const policies = await readPolicies(world.market.database);
  const unnoticed: string[] = [];
  let tried = 0;
  for (const policy of policies) {
    for (const sides of sidesOf(policy)) {
      const condition = policy[sides[0]] ?? '';
      for (const mutant of mutantsOf(condition)) {
        tried += 1;
        const change = alteredPolicy(
          policy,
          Object.fromEntries(sides.map((side) => [side, mutant.condition])),
        );
        const noticed =
          (await rolledBack(world, async (queries) => {
            await queries.script(change);
            return noticedInWorld(queries, policy);
          })) || (await noticedAfterwards(policy, change));
        if (!noticed) unnoticed.push(`${policy.table}: ${policy.name}: ${mutant.part}`);
      }
    }
  }
  const known = Object.keys(WITHOUT_EFFECT);
  console.log(
    `Parts of policies: ${tried - unnoticed.length} of ${tried} noticed, ${known.length} without effect`,
  );
  expect(unnoticed.sort()).toEqual(known.sort());
  expect(tried).toBeGreaterThan(150);
}, 600_000);
