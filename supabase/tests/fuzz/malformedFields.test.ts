import { randomUUID } from 'node:crypto';
import type { Outcome } from '../access/attempt';
import { buildAccessWorld } from '../access/buildAccessWorld';
import { argumentsOf } from '../access/callArguments';
import type { AccessWorld, CallerName } from '../access/world';
import { refusal, type Arguments } from '../support/marketplace';
import { asText } from './asText';
import { problemOf, tryCall } from './callOutcome';
import { signatures, type Signature } from './fuzzedArguments';
import { HOSTILE_TEXTS } from './hostileValues';

let world: AccessWorld;
let functions: Signature[];
beforeAll(async () => {
  world = await buildAccessWorld();
  functions = await signatures(world.market.database);
});
afterAll(() => world.market.database.close());

function call(caller: CallerName, name: string, given: Arguments): Promise<Outcome> {
  const signature = functions.find((one) => one.name === name);
  if (!signature) throw new Error(`The database has no function ${name}.`);
  const texts = Object.entries(given).map(([parameter, value]) => [parameter, asText(value)]);
  return tryCall(world, { signature, caller, given: Object.fromEntries(texts) });
}

function expectTurnedAway(outcome: Outcome, what: string): void {
  expect({ what, outcome, problem: problemOf(outcome) }).toMatchObject({ what, problem: null });
}

// One of each kind: the fuzz tries the others.
const MARKUP = HOSTILE_TEXTS.filter((text) => /drop|<script|passwd|right|%s|^\\$|💥/u.test(text));
const HUGE = 'x'.repeat(100_000);

const INPUT_ODDITIES: unknown[] = [
  null,
  5,
  -1,
  1e308,
  'text',
  true,
  [],
  {},
  [null],
  [{}],
  { a: { b: [1] } },
  '',
  HUGE,
  ...MARKUP,
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
      const outcome = await call('owner', 'submit_request', {
        input: change(odd),
        idempotency_key: '00000000-0000-4000-8000-00000000000a',
      });
      expectTurnedAway(outcome, `field ${place}: ${JSON.stringify(odd)?.slice(0, 40)}`);
    }
  }
});

test('send_quote: any field of a line may be anything', async () => {
  const good = await argumentsOf(world, 'send_quote');
  const fields = ['description', 'quantity', 'unit_price_cents', 'optional', 'choice'];
  for (const field of [...fields, 'choice_option']) {
    for (const odd of INPUT_ODDITIES) {
      const option = field.startsWith('choice') ? { choice: 1, choice_option: 'Good' } : {};
      const priced = { description: 'Work', quantity: 1, unit_price_cents: 5000 };
      const line = { ...priced, ...option, [field]: odd };
      expectTurnedAway(
        await call('vendor', 'send_quote', { ...good, line_items: [line] }),
        `${field}: ${JSON.stringify(odd)?.slice(0, 40)}`,
      );
    }
  }
  const most = Array(50).fill({
    description: 'Work',
    quantity: 1000,
    unit_price_cents: 100_000_000,
  });
  expect(await call('vendor', 'send_quote', { ...good, line_items: most })).toEqual({
    code: 'P0001',
    message: 'The total must be between $1 and $1,000,000.',
  });
});

test('times at the end of time are refused', async () => {
  for (const start_at of ['infinity', '-infinity', '294276-01-01', '0001-01-01 BC']) {
    const outcome = await call('vendor', 'schedule_job', {
      job_id: world.scheduled.job,
      start_at,
    });
    expect(outcome).toEqual({
      code: 'P0001',
      message: 'Choose a start in the future, within the next year.',
    });
  }
  const quote = await argumentsOf(world, 'send_quote');
  for (const earliest_start of ['infinity', '-infinity', '5874897-12-31', '2000-01-01']) {
    const outcome = await call('vendor', 'send_quote', { ...quote, earliest_start });
    expect(outcome).toMatchObject({
      code: 'P0001',
      message: expect.stringMatching(/^The earliest start /),
    });
  }
});

test('text that would be HTML or SQL is kept as what it is', async () => {
  const { market, ids, quoted } = world;
  for (const body of MARKUP) {
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
  const submit = (wrong: object) => refusal(market.submit(ids.owner, { property, ...wrong }));
  expect((await submit({ contact: { first_name: '' } })).message).toBe(
    'Your first name is required.',
  );
  expect((await submit({ description: '' })).message).toBe('The description is required.');
  expect(await count()).toBe(before);
});
