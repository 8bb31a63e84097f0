import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Arguments, type Marketplace } from './support/marketplace';

// Lines of a quote count by units and decimals; optional ones and options are the owner's choice, and the database adds up.

let market: Marketplace;
let owner: string;
let vendor: string;
beforeAll(async () => {
  market = await openMarketplace();
  [owner, vendor] = [await market.owner(), await market.vendor({ crewSize: 50, tokens: 500 })];
});
afterAll(() => market.database.close());

const removal = { description: 'Remove the oak', quantity: 1, unit_price_cents: 90_000 };
const hours = { description: 'Climber', quantity: 2.5, unit: 'hour', unit_price_cents: 12_000 };
const grinding = {
  description: 'Grind the stump',
  quantity: 16.25,
  unit: 'inch',
  unit_price_cents: 350,
  optional: true,
};
const hauling = {
  description: 'Haul away',
  quantity: 1,
  unit: 'flat',
  unit_price_cents: 20_000,
  optional: true,
};

/** A quote with these lines, on a request of its own. */
async function quoted(...lines: Arguments[]) {
  const { id } = await market.submit(owner);
  const { lead } = await market.accept(id, vendor);
  return market.quote(vendor, lead, 0, { line_items: lines });
}
const total = (quote: string) =>
  market.value<string>('select total_cents::text from public.quotes where id = $1', [quote]);
const linesOf = (quote: string) =>
  market.database.query<{ id: string; description: string; chosen: boolean | null }>(
    'select id, description, chosen from public.quote_line_items where quote_id = $1 order by position',
    [quote],
  );
const accept = (quote: string, options: readonly string[]) =>
  market.call<{ job_id: string }>(owner, 'accept_quote', {
    quote_id: quote,
    idempotency_key: randomUUID(),
    options: `{${options.join(',')}}`,
  });

test('a line is its quantity times its price, in whole cents', async () => {
  expect(await total(await quoted(removal, hours))).toBe('120000');
  // 1.15 × 90 is 103.5 cents.
  const half = { description: 'Rope', quantity: 1.15, unit: 'hour', unit_price_cents: 90 };
  expect(await total(await quoted(removal, half))).toBe('90104');
});

test('optional lines are left out of the total until the owner chooses', async () => {
  const quote = await quoted(removal, grinding, hauling);
  expect(await total(quote)).toBe('90000');
  const [, grind] = await linesOf(quote);
  const { job_id: job } = await accept(quote, [grind?.id ?? '']);
  // 16.25 inches at 3.50 are 56.875 dollars.
  expect(await total(quote)).toBe('95688');
  expect(await market.value('select price_cents::text from public.jobs where id = $1', [job])).toBe(
    '95688',
  );
  expect((await linesOf(quote)).map(({ chosen }) => chosen)).toEqual([null, true, false]);
});

test('accepted without options, a quote is what it said', async () => {
  const quote = await quoted(removal, hauling);
  await market.award(owner, quote);
  expect(await total(quote)).toBe('90000');
  expect((await linesOf(quote)).map(({ chosen }) => chosen)).toEqual([null, false]);
});

test('only options of the quote itself can be chosen', async () => {
  const other = await linesOf(await quoted(removal, hauling));
  const quote = await quoted(removal, grinding);
  const [required] = await linesOf(quote);
  for (const option of [other[1]?.id, required?.id, randomUUID()]) {
    expect(await refusal(accept(quote, [option ?? '']))).toMatchObject({
      message: "That option isn't part of this quote. Check the quote again.",
    });
  }
  expect(await market.value('select state::text from public.quotes where id = $1', [quote])).toBe(
    'sent',
  );
});

test.each([
  ['too fine a quantity', { ...hours, quantity: 2.505 }, 'Round the quantity to two decimals.'],
  ['an unknown unit', { ...hours, unit: 'acre' }, 'Choose a unit from the list.'],
  ['a counted flat price', { ...hauling, quantity: 2 }, "A flat price can't have a quantity."],
])('%s is refused', async (_name, line, message) => {
  expect(await refusal(quoted(removal, line))).toMatchObject({ code: 'P0001', message });
});

test('the total must stand without the options, and be bearable with them', async () => {
  const message = 'The total must be between $1 and $1,000,000.';
  expect(await refusal(quoted(hauling))).toMatchObject({ message });
  const dear = { ...hauling, unit_price_cents: 100_000_000 };
  expect(await refusal(quoted(removal, dear))).toMatchObject({ message });
});

const option = (choice: number, name: string, cents: number, changes: Arguments = {}) => ({
  description: `${name} of ${choice}`,
  quantity: 1,
  unit_price_cents: cents,
  choice,
  choice_option: name,
  ...changes,
});
// "Best" is two lines, one of them by the inch: 33.33 at 1.01 are 33.6633 dollars.
const packages = [
  option(1, 'Good', 10_000),
  option(1, 'Better', 20_000),
  option(1, 'Best', 30_000),
  option(1, 'Best', 101, { quantity: 33.33, unit: 'inch', description: 'Best stump' }),
];
const wood = [option(2, 'Chips', 5_000), option(2, 'Logs', 1_000)];

const range = (quote: string) =>
  market.value<string>(
    `select total_cents || ' to ' || highest_cents from public.quotes where id = $1`,
    [quote],
  );
async function idsOf(quote: string, ...descriptions: string[]): Promise<string[]> {
  const lines = await linesOf(quote);
  return descriptions.map(
    (wanted) => lines.find(({ description }) => description === wanted)?.id ?? randomUUID(),
  );
}

test('a quote with choices costs from the cheapest to the most expensive options', async () => {
  expect(await range(await quoted(removal, hauling))).toBe('90000 to 90000');
  expect(await range(await quoted(removal, hauling, ...packages))).toBe('100000 to 123366');
  expect(await range(await quoted(...packages, ...wood))).toBe('11000 to 38366');
});

test('the agreed price is that of the options chosen, to the cent, and changes go on from it', async () => {
  const quote = await quoted(removal, hauling, ...packages, ...wood);
  const wanted = await idsOf(quote, 'Best of 1', 'Best stump', 'Logs of 2');
  const { job_id: job } = await accept(quote, wanted);
  expect(await range(quote)).toBe('124366 to 124366');
  const price = () =>
    market.value<string>('select price_cents::text from public.jobs where id = $1', [job]);
  expect(await price()).toBe('124366');
  expect((await linesOf(quote)).map(({ chosen }) => chosen)).toEqual([
    null,
    false,
    ...[false, false, true, true],
    ...[false, true],
  ]);
  await market.call(vendor, 'start_job', { job_id: job });
  const change = await market.call<{ id: string }>(vendor, 'propose_change_order', {
    job_id: job,
    line_items: [{ description: 'A second stump', quantity: 1, unit_price_cents: 111 }],
    reason: 'It was hidden',
    idempotency_key: randomUUID(),
  });
  await market.call(owner, 'approve_change_order', { change_order_id: change.id });
  expect(await price()).toBe('124477');
});

test.each([
  ['nothing', []],
  ['one choice of two', ['Good of 1']],
  ['two options of one choice', ['Good of 1', 'Better of 1', 'Logs of 2']],
  ['part of an option', ['Best of 1', 'Logs of 2']],
  ['an option and part of another', ['Good of 1', 'Best stump', 'Logs of 2']],
])('an acceptance with %s is refused', async (_name, wanted) => {
  const quote = await quoted(removal, ...packages, ...wood);
  expect(await refusal(accept(quote, await idsOf(quote, ...wanted)))).toMatchObject({
    code: 'P0001',
    message: 'Choose exactly one option of each choice.',
  });
  expect(await range(quote)).toBe('101000 to 128366');
  expect((await linesOf(quote)).every(({ chosen }) => chosen === null)).toBe(true);
});

test('an option of another quote, and a version that was replaced, cannot be accepted', async () => {
  const { id } = await market.submit(owner);
  const { lead } = await market.accept(id, vendor);
  const first = await market.quote(vendor, lead, 0, { line_items: [removal, ...wood] });
  const second = await market.quote(vendor, lead, 0, { line_items: [removal, ...wood] });
  const logs = await idsOf(first, 'Logs of 2');
  expect(await refusal(accept(second, logs))).toMatchObject({
    message: "That option isn't part of this quote. Check the quote again.",
  });
  expect(await refusal(accept(first, logs))).toMatchObject({ code: 'P0001' });
  expect((await accept(second, await idsOf(second, 'Logs of 2'))).job_id).toEqual(
    expect.any(String),
  );
});

const badChoice = 'A choice needs two or three options with different names.';
test.each([
  ['a choice with one option', [packages[0]], badChoice],
  ['a choice with four options', [...packages, option(1, 'Deluxe', 1)], badChoice],
  ['options that read the same', [option(1, 'Good', 1), option(1, ' Good ', 2)], badChoice],
  [
    'an option named with a phone number',
    [option(1, 'Call 512 555 0142', 1), option(1, 'Best', 2)],
    "The name of an option can't hold contact details.",
  ],
  [
    'an option without a name',
    [option(1, '', 1), packages[1]],
    'The name of an option is required.',
  ],
  ['a fourth choice', [option(4, 'Good', 1), option(4, 'Best', 2)], null],
  [
    'an optional line of a choice',
    [option(1, 'Good', 1, { optional: true }), packages[1]],
    'A line is either optional or part of a choice.',
  ],
  [
    'a most expensive option above the limit',
    [option(1, 'Good', 1), option(1, 'Best', 100_000_000)],
    'The total must be between $1 and $1,000,000.',
  ],
])('%s is refused', async (_name, lines, message) => {
  const refused = await refusal(quoted(removal, ...lines.flatMap((line) => line ?? [])));
  expect(refused).toMatchObject({ code: 'P0001', ...(message !== null && { message }) });
});

test('the mail about a quote with choices names both ends of the price', async () => {
  const quote = await quoted(removal, ...wood);
  const facts = await market.value<Record<string, unknown>>(
    `select n.data from public.notifications n where n.subject_id = $1 and n.person_id = $2`,
    [quote, owner],
  );
  expect(facts).toMatchObject({ amount_cents: 91_000, highest_cents: 95_000 });
  const amount = await market.value(`select private.mail_parts('owner', $1::jsonb) ->> 'amount'`, [
    JSON.stringify(facts),
  ]);
  expect(amount).toBe('$910 to $950');
});
