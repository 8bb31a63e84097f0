import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Arguments, type Marketplace } from './support/marketplace';

// Lines of a quote count by units and decimals; optional ones are the owner's choice, and the database adds up.

let market: Marketplace;
let owner: string;
let pro: string;
beforeAll(async () => {
  market = await openMarketplace();
  [owner, pro] = [await market.owner(), await market.pro({ crewSize: 50, tokens: 500 })];
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
  const { lead } = await market.accept(id, pro);
  return market.quote(pro, lead, 0, { line_items: lines });
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
