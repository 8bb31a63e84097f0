import { receiptDocument, type ReceiptFacts } from './receiptDocument';

const line = (description: string, cents: number) => ({
  id: description,
  position: 1,
  description,
  quantity: 1,
  unit: 'each' as const,
  unit_price_cents: cents,
  change_order_id: 'change',
});
const facts: ReceiptFacts = {
  request: {
    number: 1001,
    category: 'tree_removal',
    city: 'Austin',
    region: 'TX',
    zip: '78704',
    time_zone: 'America/Chicago',
    properties: {
      label: 'Home',
      address: '12 Elm Street',
      city: 'Austin',
      state: 'TX',
      zip: '78704',
      time_zone: 'America/Chicago',
    },
  },
  job: {
    price_cents: 342_000,
    created_at: '2026-12-02T04:00:00Z',
    delivered_at: '2026-12-04T20:00:00Z',
    completed_at: null,
  },
  lines: [line('Remove Live oak', 330_000)],
  taxPercent: 0,
  changes: [
    {
      number: 2,
      decision: 'declined',
      amount_cents: 90_000,
      tax_cents: 0,
      job_change_order_lines: [line('New lawn', 90_000)],
    },
    {
      number: 1,
      decision: 'approved',
      amount_cents: 12_000,
      tax_cents: 0,
      job_change_order_lines: [line('A second stump', 12_000)],
    },
  ],
  business: 'High Limb Crew',
  owner: 'Ada Park',
};

test('a receipt names both parties, the place, the work with approved changes, and the amount agreed', () => {
  const receipt = receiptDocument(facts);
  expect(receipt).toMatchObject({
    fileName: 'receipt-1001.pdf',
    totalLabel: 'Amount agreed',
    total: '$3,420',
  });
  expect(receipt.facts).toEqual(
    expect.arrayContaining([
      ['Work by', 'High Limb Crew'],
      ['For', 'Ada Park'],
      ['At', '12 Elm Street, Austin, TX 78704'],
    ]),
  );
  expect(receipt.groups.map(({ title, lines }) => [title, lines.map(({ work }) => work)])).toEqual([
    ['Agreed quote', ['Remove Live oak']],
    ['Change 1, approved', ['A second stump']],
  ]);
});

test('its days are those at the property, and a day that has not come is left out', () => {
  const days = new Map(receiptDocument(facts).facts);
  expect(days.get('Agreed on')).toContain('Dec 1');
  expect(days.has('Work accepted')).toBe(false);
});

test('it says that payment was direct and that Tree Service took none', () => {
  const [sentence] = receiptDocument(facts).closing;
  expect(sentence).toMatch(/directly between Ada Park and High Limb Crew/);
  expect(sentence).toMatch(/Tree Service took no payment.*isn't proof of payment/);
});

test('with a discount, tax, a change and a price reduced in a dispute, its lines add up to the amount', () => {
  const { groups, total } = receiptDocument({
    ...facts,
    // 3,200 and 8.25 percent are 3,464; 120 less with its tax; then 34.10 off.
    job: { ...facts.job, price_cents: 330_000 },
    lines: [line('Remove Live oak', 330_000), line('Discount', -10_000)],
    taxPercent: 8.25,
    changes: [
      {
        number: 1,
        decision: 'approved',
        amount_cents: -12_990,
        tax_cents: -990,
        job_change_order_lines: [line('The second stump stays', -12_000)],
      },
    ],
  });
  const lines = groups.flatMap((group) => group.lines);
  expect(lines.map(({ work, total: sum }) => [work, sum])).toEqual([
    ['Remove Live oak', '$3,300'],
    ['Discount', '-$100'],
    ['Sales tax (8.25%)', '$264'],
    ['The second stump stays', '-$120'],
    ['Sales tax', '-$9.90'],
    ['Price reduced in a dispute', '-$34.10'],
  ]);
  const cents = lines.map(({ total: sum }) => Math.round(Number(sum.replace(/[$,]/g, '')) * 100));
  expect(cents.reduce((sum, one) => sum + one, 0)).toBe(330_000);
  expect(total).toBe('$3,300');
});
