import fc from 'fast-check';
import { argumentsOf } from '../access/callArguments';
import { may } from '../access/attempt';
import { buildAccessWorld } from '../access/buildAccessWorld';
import { CALLERS, type AccessWorld } from '../access/world';
import { FUNCTIONS } from '../access/matrix';
import { described, problemOf, statementOf, tryCall, type Call } from './callOutcome';
import { everyId, fuzzedArguments, signatures, type Signature } from './fuzzedArguments';
import { malformedArguments } from './malformedArguments';
import { stateDigest } from './stateDigest';

// Every public function, called by everyone with anything. FUZZ_SEED tries other cases, FUZZ_CASES more.
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
const CASES = Number(process.env['FUZZ_CASES'] ?? 2000);
const SLOW_MS = 4000;
const ADMINISTRATORS = `select count(*)::int from public.profiles where user_type = 'admin'`;

let world: AccessWorld;
let calls: fc.Arbitrary<Call>;
let administrators: number;
let functions: readonly Signature[];
const refused: Call[] = [];
const answered: Call[] = [];

beforeAll(async () => {
  world = await buildAccessWorld();
  const { database } = world.market;
  functions = await signatures(database);
  const ids = await everyId(database);
  const options: fc.Arbitrary<Call>[] = [];
  for (const signature of functions) {
    for (const caller of CALLERS) {
      const good = await argumentsOf(world, signature.name, caller);
      options.push(
        fuzzedArguments(signature, good, ids).map((given) => ({ signature, caller, given })),
      );
    }
  }
  calls = fc.oneof(...options);
  administrators = await world.market.value(ADMINISTRATORS);
});
afterAll(() => world.market.database.close());

// Callers without access are refused before their arguments are read.
const SIDES = ['owner', 'vendor', 'admin'] as const;
test.each(Object.keys(FUNCTIONS))(
  '%s answers nulls, wrong types and hostile texts, or refuses them with a sentence',
  async (name) => {
    const signature = functions.find((one) => one.name === name);
    if (!signature) throw new Error(`The database has no function ${name}.`);
    for (const caller of SIDES.filter((side) => may(FUNCTIONS[name]?.allowed ?? '', side))) {
      for (const given of malformedArguments(signature, await argumentsOf(world, name, caller))) {
        const call = { signature, caller, given };
        const problem = problemOf(await tryCall(world, call));
        expect({ ...described(call), problem }).toMatchObject({ problem: null });
      }
    }
  },
);

test('no call fails: it answers, or is refused with a sentence', async () => {
  await fc.assert(
    fc.asyncProperty(calls, async (call) => {
      const start = performance.now();
      const outcome = await tryCall(world, call);
      const slow = performance.now() - start > SLOW_MS;
      expect({ ...described(call), slow, problem: problemOf(outcome) }).toMatchObject({
        slow: false,
        problem: null,
      });
      ('rows' in outcome ? answered : refused).push(call);
    }),
    { numRuns: CASES, seed: SEED, endOnFailure: true },
  );
  console.log(
    `Malformed calls: ${answered.length} answered, ${refused.length} refused with a sentence`,
  );
  expect(refused.length).toBeGreaterThan(CASES / 4);
  expect(answered.length).toBeGreaterThan(CASES / 20);
}, 240_000);

test('refused calls change nothing, in any table', async () => {
  const { database } = world.market;
  const before = await stateDigest(database);
  for (const call of refused) {
    await database
      .as(world.callers[call.caller], (queries) => {
        const { sql, parameters } = statementOf(call);
        return queries.query(sql, parameters);
      })
      .then(
        // An hour later the same call may be right; then it is no refusal.
        () => Promise.reject(new Error(`It answered: ${JSON.stringify(described(call))}`)),
        () => undefined,
      );
  }
  expect(await stateDigest(database)).toEqual(before);
}, 240_000);

test('whatever was answered, accounts and states still add up', async () => {
  const { database, value } = market();
  for (const call of answered) {
    await database
      .as(world.callers[call.caller], (queries) => {
        const { sql, parameters } = statementOf(call);
        return queries.query(sql, parameters);
      })
      .catch(() => undefined);
  }
  expect(
    await value(
      `select count(*)::int from public.token_accounts a
       where a.posted < 0 or a.held < 0 or a.posted < a.held
         or a.posted <> (select coalesce(sum(l.posted_delta), 0) from public.token_ledger l where l.vendor_id = a.vendor_id)
         or a.held <> (select coalesce(sum(l.held_delta), 0) from public.token_ledger l where l.vendor_id = a.vendor_id)`,
    ),
  ).toBe(0);
  expect(
    await value(
      `select count(*)::int from (
         select q.request_id from public.quotes q where q.state = 'accepted' group by 1 having count(*) > 1) twice`,
    ),
  ).toBe(0);
  expect(await value(ADMINISTRATORS)).toBe(administrators);
}, 240_000);

function market() {
  const { database } = world.market;
  return { database, value: (sql: string) => world.market.value<number>(sql) };
}
