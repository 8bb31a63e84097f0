import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Arguments, type Marketplace } from './support/marketplace';

// Discounts and sales tax: totals add up to the cent from the quote to the last change, and are never negative.

let market: Marketplace;
let owner: string;
let vendor: string;
beforeAll(async () => {
  market = await openMarketplace();
  [owner, vendor] = [await market.owner(), await market.vendor({ crewSize: 50, tokens: 500 })];
});
afterAll(() => market.database.close());

const removal = { description: 'Remove the oak', quantity: 1, unit_price_cents: 90_000 };
const discount = { description: 'Discount', unit: 'flat', unit_price_cents: -5_000 };

async function quoted(tax_percent: number | null, ...line_items: Arguments[]) {
  const { id } = await market.submit(owner);
  const { lead } = await market.accept(id, vendor);
  return market.quote(vendor, lead, 0, { line_items, tax_percent });
}
const prices = (quote: string) =>
  market.value<string>(
    `select total_cents || ' to ' || highest_cents || ' at ' || trim_scale(tax_percent) from public.quotes where id = $1`,
    [quote],
  );
const agreed = (job: string) =>
  market.value<string>(
    `select price_cents || ' with ' || tax_cents from public.jobs where id = $1`,
    [job],
  );

test('a discount lowers the total, and the tax is on what is left', async () => {
  expect(await prices(await quoted(0, removal, discount))).toBe('85000 to 85000 at 0');
  // 8.25 percent of 850 dollars are 70.125.
  expect(await prices(await quoted(8.25, removal, discount))).toBe('92013 to 92013 at 8.25');
});

test.each([
  ['takes away everything', [removal, { ...discount, unit_price_cents: -90_000 }]],
  ['takes away more than there is', [removal, { ...discount, unit_price_cents: -99_000_000 }]],
  [
    'is more than the cheapest option',
    [
      { ...removal, choice: 1, choice_option: 'Good', unit_price_cents: 4_000 },
      { ...removal, choice: 1, choice_option: 'Best' },
      discount,
    ],
  ],
])('a discount that %s is refused', async (_name, lines) => {
  expect(await refusal(quoted(8.25, ...lines))).toMatchObject({
    code: 'P0001',
    message: 'The total must be between $1 and $1,000,000.',
  });
});

test("a discount can't be an optional line, in the function or in the table", async () => {
  expect(await refusal(quoted(0, removal, { ...discount, optional: true }))).toMatchObject({
    message: "A discount can't be optional.",
  });
  const quote = await quoted(0, removal, discount);
  const stored = market.database.query(
    'update public.quote_line_items set optional = true where quote_id = $1',
    [quote],
  );
  expect(await refusal(stored)).toMatchObject({ code: '23514' });
});

test.each([[-0.001], [25.001], [8.2525], [null]])('a tax of %p percent is refused', async (tax) => {
  expect(await refusal(quoted(tax, removal))).toMatchObject({
    code: 'P0001',
    message: 'Sales tax is from 0 to 25 percent, with up to three decimals.',
  });
});

test('with tax, a quote may not go above the limit', async () => {
  const dear = { ...removal, unit_price_cents: 100_000_000 };
  expect(await refusal(quoted(1, dear))).toMatchObject({ code: 'P0001' });
  expect(await prices(await quoted(0, dear))).toBe('100000000 to 100000000 at 0');
});

test('what the owner chooses is taxed, and each change leaves the price what one bill would say', async () => {
  const quote = await quoted(
    8.25,
    removal,
    discount,
    { description: 'Stump', quantity: 1, unit_price_cents: 10_007, optional: true },
    { description: 'Haul', quantity: 1, unit_price_cents: 20_000, optional: true },
  );
  const stump = await market.value<string>(
    `select id from public.quote_line_items where quote_id = $1 and description = 'Stump'`,
    [quote],
  );
  const { job_id: job } = await market.call<{ job_id: string }>(owner, 'accept_quote', {
    quote_id: quote,
    idempotency_key: randomUUID(),
    options: `{${stump}}`,
  });
  // 950.07 and 78.380775 of tax.
  expect(await agreed(job)).toBe('102845 with 7838');
  await market.call(vendor, 'start_job', { job_id: job });
  const change = async (cents: number) => {
    const { id, amount_cents: amount } = await market.call<{ id: string; amount_cents: number }>(
      vendor,
      'propose_change_order',
      {
        job_id: job,
        line_items: [{ description: 'Change', quantity: 1, unit_price_cents: cents }],
        reason: 'It turned out so',
        idempotency_key: randomUUID(),
      },
    );
    await market.call(owner, 'approve_change_order', { change_order_id: id });
    return amount;
  };
  let net = 95_007;
  for (const cents of [6, 6, 6, -94_000, 33, -6]) {
    net += cents;
    await change(cents);
    const tax = Math.round((net * 825) / 10_000);
    expect(await agreed(job)).toBe(`${net + tax} with ${tax}`);
  }
  expect(
    await market.value(
      `select sum(amount_cents)::int from public.job_change_orders where job_id = $1`,
      [job],
    ),
  ).toBe(Number((await agreed(job)).split(' ')[0]) - 102_845);
  expect(await refusal(change(-1_000))).toMatchObject({
    message: 'The price after the change must be between $1 and $1,000,000.',
  });
});

test('a crew reads the work without the discount', async () => {
  const quote = await quoted(8.25, removal, discount);
  const job = await market.award(owner, quote);
  expect(
    await market.value(
      'select private.agreed_work_in_words(j) from public.jobs j where j.id = $1',
      [job],
    ),
  ).toBe('Remove the oak');
});
