import { randomUUID } from 'node:crypto';
import { argumentsOf } from './access/callArguments';
import { FUNCTIONS } from './access/matrix';
import { buildAccessWorld } from './access/buildAccessWorld';
import type { AccessWorld } from './access/world';
import { refusal, type Arguments } from './support/marketplace';

let world: AccessWorld;
const types = new Map<string, string>();
beforeAll(async () => {
  world = await buildAccessWorld();
  const parameters = await world.market.database.query<{ name: string; type: string }>(
    `select p.proname || '.' || a.name as name, a.type::regtype::text as type
     from pg_proc p, unnest(p.proargnames, p.proargtypes::oid[]) a (name, type)
     where p.pronamespace = 'public'::regnamespace and a.type is not null`,
  );
  for (const { name, type } of parameters) types.set(name, type);
});
afterAll(() => world.market.database.close());

const HUGE = 'x'.repeat(100_000);
const HOSTILE = [
  `'; drop table public.profiles; --`,
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '\u202eright to left',
  '%s%n%x',
  '\\\\\\',
  '💥'.repeat(300),
  HUGE,
];

// A call is turned away well when its error is one the database raises on purpose or a value that
// does not fit its type, and when its sentence does not speak of the inside.
const GOOD_CODES = /^(P0001|42501|22\w{3})$/;
const INSIDE =
  /relation|column|constraint|null value|violates|operator|function|syntax error|PL\/pgSQL|pg_/i;

async function call(
  person: string,
  name: string,
  given: Arguments,
): Promise<'answered' | { code: string; message: string }> {
  class TakeBack extends Error {}
  // As text, cast by the database: the drivers would turn some values away by themselves.
  const text = Object.keys(given).map(
    (parameter, place) =>
      `${parameter} => $${place + 1}::text::${types.get(`${name}.${parameter}`)}`,
  );
  const values = Object.values(given).map((value) => {
    if (value === null) return null;
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  });
  try {
    await world.market.database.as({ userId: person }, async (queries) => {
      await queries.query(`select public.${name}(${text.join(', ')})`, values);
      throw new TakeBack();
    });
  } catch (error) {
    if (error instanceof TakeBack) return 'answered';
    return refusal(Promise.reject(error));
  }
  return 'answered';
}

function expectTurnedAway(
  outcome: 'answered' | { code: string; message: string },
  what: string,
): void {
  if (outcome === 'answered') return;
  expect({ what, ...outcome }).toEqual({
    what,
    code: expect.stringMatching(GOOD_CODES),
    message: expect.any(String),
  });
  // Values that do not fit their type are worded by PostgreSQL; the interface words them itself.
  if (outcome.code === 'P0001' || outcome.code === '42501') {
    expect({ what, inside: INSIDE.test(outcome.message), ...outcome }).toMatchObject({
      inside: false,
    });
    expect(outcome.message).toMatch(/^[A-Z“].*[.!?]$/s);
  }
}

const NAMES = Object.keys(FUNCTIONS).sort();

test('every public function is tried', async () => {
  const rows = await world.market.database.query<{ name: string }>(
    `select distinct proname as name from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
  );
  expect(rows.map((row) => row.name)).toEqual(NAMES);
});

// These are called by the server alone; people are turned away by the database itself.
const BY_THE_SERVER = [
  'run_due_timers',
  'files_to_remove',
  'claim_outbox',
  'finish_outbox',
  'skip_outbox',
  'post_purchase',
  'post_plan_payment',
  'post_missed_plan_payment',
];
describe.each(NAMES.filter((name) => !BY_THE_SERVER.includes(name)))('%s', (name) => {
  const people = () => [world.ids.owner, world.ids.vendor, world.ids.admin];

  test('answers nulls, wrong types and hostile texts with a sentence', async () => {
    const good = await argumentsOf(world, name);
    const variants: [string, Arguments][] = [];
    variants.push([
      'all null',
      Object.fromEntries(Object.keys(good).map((parameter) => [parameter, null])),
    ]);
    for (const [parameter, value] of Object.entries(good)) {
      variants.push([`${parameter} null`, { ...good, [parameter]: null }]);
      if (typeof value === 'object' && value !== null) {
        for (const odd of [
          'null',
          '5',
          '"text"',
          '[]',
          '{}',
          '[null]',
          '[[]]',
          '[5]',
          '[{}]',
          'true',
          JSON.stringify(HUGE),
        ]) {
          variants.push([`${parameter} ${odd.slice(0, 20)}`, { ...good, [parameter]: odd }]);
        }
      } else if (typeof value === 'number') {
        for (const odd of [-1, 0, 2_147_483_647, -2_147_483_648])
          variants.push([`${parameter} ${odd}`, { ...good, [parameter]: odd }]);
      } else {
        for (const odd of ['', '   ', ...HOSTILE])
          variants.push([`${parameter} ${odd.slice(0, 20)}`, { ...good, [parameter]: odd }]);
      }
      variants.push([
        `${parameter} of nobody`,
        { ...good, [parameter]: '00000000-0000-4000-8000-000000000000' },
      ]);
    }
    for (const [what, given] of variants) {
      for (const person of people())
        expectTurnedAway(await call(person, name, given), `${name}: ${what}`);
    }
  });
});

const INPUT_ODDITIES: unknown[] = [
  null,
  5,
  -1,
  1e308,
  '',
  'text',
  HUGE,
  true,
  [],
  {},
  [null],
  [{}],
  { a: { b: [1] } },
  '\u202e',
  ...HOSTILE,
];

test('submit_request: any field may be anything', async () => {
  const { input } = await argumentsOf(world, 'submit_request');
  const good: Arguments = typeof input === 'object' && input !== null ? { ...input } : {};
  const [tree = {}] = Array.isArray(good['trees']) ? good['trees'] : [];
  const fields: ((odd: unknown) => Arguments)[] = [
    ...Object.keys(good).map((field) => (odd: unknown) => ({ ...good, [field]: odd })),
    ...['address', 'zip', 'label', 'id'].map((field) => (odd: unknown) => ({
      ...good,
      property: { address: '1 Way', zip: '78704', [field]: odd },
    })),
    ...['first_name', 'last_name', 'phone'].map((field) => (odd: unknown) => ({
      ...good,
      contact: { first_name: 'Ada', [field]: odd },
    })),
    ...['species', 'height_m', 'diameter_cm', 'count', 'condition', 'near_wires', 'stump'].map(
      (field) => (odd: unknown) => ({ ...good, trees: [{ ...tree, [field]: odd }] }),
    ),
    (odd) => ({ ...good, access_notes: odd }),
    (odd) => ({ ...good, photos: [odd] }),
    (odd) => ({ ...good, written_report: odd }),
  ];
  for (const [place, change] of fields.entries()) {
    for (const odd of INPUT_ODDITIES) {
      const outcome = await call(world.ids.owner, 'submit_request', {
        input: change(odd),
        idempotency_key: '00000000-0000-4000-8000-00000000000a',
      });
      expectTurnedAway(outcome, `field ${place}: ${JSON.stringify(odd)?.slice(0, 40)}`);
    }
  }
});

test('send_quote: any field of a line may be anything', async () => {
  const good = await argumentsOf(world, 'send_quote');
  for (const field of ['description', 'quantity', 'unit_price_cents']) {
    for (const odd of INPUT_ODDITIES) {
      const line = { description: 'Work', quantity: 1, unit_price_cents: 5000, [field]: odd };
      expectTurnedAway(
        await call(world.ids.vendor, 'send_quote', { ...good, line_items: [line] }),
        `${field}: ${JSON.stringify(odd)?.slice(0, 40)}`,
      );
    }
  }
  const most = Array(50).fill({
    description: 'Work',
    quantity: 1000,
    unit_price_cents: 100_000_000,
  });
  expect(await call(world.ids.vendor, 'send_quote', { ...good, line_items: most })).toEqual({
    code: 'P0001',
    message: 'The total must be between $1 and $1,000,000.',
  });
});

test('times at the end of time are refused', async () => {
  for (const start_at of ['infinity', '-infinity', '294276-01-01', '0001-01-01 BC']) {
    const outcome = await call(world.ids.vendor, 'schedule_job', {
      job_id: world.scheduled.job,
      start_at,
    });
    expect(outcome).toEqual({ code: 'P0001', message: 'Choose a start within the next year.' });
  }
  const quote = await argumentsOf(world, 'send_quote');
  for (const earliest_start of ['infinity', '-infinity', '5874897-12-31', '2000-01-01']) {
    const outcome = await call(world.ids.vendor, 'send_quote', { ...quote, earliest_start });
    expect(outcome).toMatchObject({
      code: 'P0001',
      message: expect.stringMatching(/^The earliest start /),
    });
  }
});

test('text that would be HTML or SQL is kept as what it is', async () => {
  const { market, ids, quoted } = world;
  for (const body of HOSTILE.filter((text) => text !== HUGE)) {
    const message = await market.call<{ body: string }>(ids.vendor, 'send_message', {
      conversation_id: quoted.conversation,
      body,
      idempotency_key: randomUUID(),
    });
    expect(message.body).toBe(body);
  }
});

test('a refused call leaves nothing behind', async () => {
  const { market, ids } = world;
  const count = () =>
    market.value<number>(
      'select (select count(*) from public.service_requests) + (select count(*) from public.properties) + (select count(*) from private.timers)',
    );
  const before = await count();
  const property = { address: '99 Nowhere Road', zip: '78704' };
  await refusal(market.submit(ids.owner, { property, contact: { first_name: '' } }));
  await refusal(market.submit(ids.owner, { property, description: '' }));
  expect(await count()).toBe(before);
});
