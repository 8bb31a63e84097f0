import fc from 'fast-check';
import { argumentsOf } from '../access/callArguments';
import { attemptIn, takenBack, type Outcome } from '../access/attempt';
import { buildAccessWorld } from '../access/buildAccessWorld';
import { CALLERS, type AccessWorld, type CallerName } from '../access/world';
import { everyId, fuzzedArguments, signatures, type Signature } from './fuzzedArguments';
import { stateDigest } from './stateDigest';

// Every public function, called by everybody with anything. FUZZ_SEED tries other cases, FUZZ_CASES more.
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
const CASES = Number(process.env['FUZZ_CASES'] ?? 2000);
const SLOW_MS = 4000;
const ADMINISTRATORS = `select count(*)::int from public.profiles where user_type = 'admin'`;

interface Call {
  signature: Signature;
  caller: CallerName;
  given: Record<string, string | null>;
}

let world: AccessWorld;
let calls: fc.Arbitrary<Call>;
let administrators: number;
const refused: Call[] = [];
const answered: Call[] = [];

beforeAll(async () => {
  world = await buildAccessWorld();
  const { database } = world.market;
  const functions = await signatures(database);
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

test('no call fails: it answers, or is refused with a sentence', async () => {
  await fc.assert(
    fc.asyncProperty(calls, async (call) => {
      const start = performance.now();
      const outcome = await takenBack(world, (queries) =>
        attemptIn(queries, world, call.caller, statementOf(call)),
      );
      const slow = performance.now() - start > SLOW_MS;
      expect({ ...described(call), slow, problem: problemOf(outcome) }).toMatchObject({
        slow: false,
        problem: null,
      });
      ('rows' in outcome ? answered : refused).push(call);
    }),
    { numRuns: CASES, seed: SEED, endOnFailure: true },
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

// As texts, cast by the database: the drivers would turn some values away by themselves.
function statementOf({ signature, given }: Call): { sql: string; parameters: (string | null)[] } {
  const used = signature.parameters.filter(({ name }) => name in given);
  const text = used.map(({ name, type }, place) => `${name} => $${place + 1}::text::${type}`);
  return {
    sql: `select public.${signature.name}(${text.join(', ')})`,
    parameters: used.map(({ name }) => given[name] ?? null),
  };
}

function described({ signature, caller, given }: Call) {
  const short = Object.entries(given).map(([name, value]) => [name, value?.slice(0, 300) ?? null]);
  return { name: signature.name, caller, given: Object.fromEntries(short) };
}

// On purpose, a value that does not fit its type, or nested too deep: all answered with 4xx.
const ALLOWED = /^(P0001|42501|22\w{3}|54001)$/;
const INSIDE = /relation|constraint|null value|violates|syntax error|PL\/pgSQL|pg_|private\./i;

function problemOf(outcome: Outcome): string | null {
  if ('rows' in outcome) return null;
  const { code, message } = outcome;
  if (!ALLOWED.test(code)) return `${code}: ${message}`;
  if (code !== 'P0001' && code !== '42501') return null;
  const sentence = /^[A-Z“].*[.!?]$/s.test(message) || /^permission denied/.test(message);
  return sentence && !INSIDE.test(message) ? null : `Not a sentence: ${message}`;
}
