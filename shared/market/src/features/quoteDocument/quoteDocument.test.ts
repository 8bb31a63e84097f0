import { quoteDocument, type QuoteDocumentFacts } from './quoteDocument';

const quote = {
  id: 'quote',
  lead_id: 'lead',
  request_id: 'request',
  version: 2,
  state: 'sent',
  total_cents: 103_550,
  highest_cents: 103_550,
  tax_percent: 0,
  quote_photos: [],
  message: 'Includes hauling — and a clean lawn 🌳.',
  terms: 'Stumps stay.',
  earliest_start: '2026-12-01',
  valid_until: '2026-12-15T12:00:00Z',
  created_at: '2026-12-01T12:00:00Z',
  updated_at: '2026-12-01T12:00:00Z',
  quote_line_items: [
    {
      id: 'b',
      quote_id: 'quote',
      position: 2,
      description: 'Hauling',
      quantity: 1,
      unit: 'each',
      optional: false,
      choice: null,
      choice_option: null,
      chosen: null,
      unit_price_cents: 5_550,
      tree_id: null,
    },
    {
      id: 'a',
      quote_id: 'quote',
      position: 1,
      description: 'Remove Live oak',
      quantity: 1,
      unit: 'each',
      optional: false,
      choice: null,
      choice_option: null,
      chosen: null,
      unit_price_cents: 98_000,
      tree_id: 'tree',
    },
  ],
} as const;
const sent = { ...quote, quote_line_items: [...quote.quote_line_items], quote_photos: [] };

const facts: QuoteDocumentFacts = {
  letterhead: {
    business_name: 'High Limb Crew',
    logo: null,
    phone: null,
    licenses: [],
    insurance: [],
  },
  request: {
    number: 1001,
    category: 'tree_removal',
    contact_name: 'Maya',
    city: 'Austin',
    region: 'TX',
    zip: '78704',
    time_zone: 'America/Chicago',
    request_trees: [
      {
        id: 'tree',
        position: 1,
        species: 'Live oak',
        height_m: 13.72,
        diameter_cm: 50.8,
        count: 1,
      },
    ],
  },
  quote: sent,
  job: null,
};

test('the PDF names the business, the request, the dates and each line with its tree', () => {
  const { fileName, facts: printed, groups, total } = quoteDocument(facts);
  expect(fileName).toBe('quote-1001-version-2.pdf');
  expect(total).toBe('$1,035.50');
  expect(printed.map(([term]) => term)).toEqual([
    'For',
    'Service',
    'Version',
    'Status',
    'Earliest start',
    'Valid until',
  ]);
  expect(groups.map(({ title, lines }) => [title, lines.map(({ work }) => work)])).toEqual([
    ['Live oak, 45 ft tall, trunk 20 in', ['Remove Live oak']],
    ['The whole job', ['Hauling']],
  ]);
});

test('the message and the terms follow the total; what is absent leaves no heading', () => {
  expect(quoteDocument(facts).texts).toEqual([
    ['Message', sent.message],
    ['Terms', 'Stumps stay.'],
  ]);
  expect(quoteDocument({ ...facts, quote: { ...sent, message: null, terms: null } }).texts).toEqual(
    [],
  );
});

test('license, insurance and phone stand below the name, each only when there is one', () => {
  expect(quoteDocument(facts).letterhead).toEqual([]);
  const checked = {
    issuer: 'Texas',
    verified_at: '2026-11-04T03:00:00Z',
    expires_on: '2027-11-03',
  };
  const printed = quoteDocument({
    ...facts,
    letterhead: {
      ...facts.letterhead,
      phone: '+15125550142',
      licenses: [{ ...checked, number: '1234' }],
      insurance: [{ ...checked, kind: 'liability_insurance' }],
    },
  });
  expect(printed.letterhead).toEqual([
    'License 1234 (Texas), verified Tue, Nov 3, 2026, valid through Wed, Nov 3, 2027',
    'Liability insurance (Texas), verified Tue, Nov 3, 2026, valid through Wed, Nov 3, 2027',
    'Phone (512) 555-0142',
  ]);
  expect(printed.signature).toBe('Signature of Maya');
});

test('days are those of the property, wherever the PDF is made', () => {
  const late = { ...sent, created_at: '2026-12-02T05:30:00Z' };
  const printed = quoteDocument({ ...facts, quote: late }).facts;
  expect(printed.find(([term]) => term === 'Version')?.[1]).toMatch(/^2, Tue, Dec 1/);
});

test('after an agreed change the PDF names the price in force and the quote it began with', () => {
  const quote = { ...sent, state: 'accepted' as const };
  const job = { quote_id: 'quote', price_cents: 120_000 };
  const printed = quoteDocument({ ...facts, quote, job });
  expect([printed.totalLabel, printed.total]).toEqual(['Agreed price', '$1,200']);
  expect(printed.changed).toBe('Quote of $1,035.50, with agreed changes');
  expect(printed.facts).toContainEqual(['Status', 'Accepted']);
  const another = quoteDocument({ ...facts, quote, job: { ...job, quote_id: 'another' } });
  expect(another.total).toBe('$1,035.50');
});

test('with options to choose between, the PDF marks their lines and names both ends of the price', () => {
  const options = sent.quote_line_items.map((line) =>
    line.tree_id === null ? { ...line, choice: 1, choice_option: 'Good' } : line,
  );
  const open = { ...sent, highest_cents: 150_000, quote_line_items: options };
  const printed = quoteDocument({ ...facts, quote: open });
  expect(printed.total).toBe('$1,035.50 – $1,500');
  expect(printed.groups.at(-1)?.lines[0]?.work).toBe('Hauling. Option “Good”');
});

test('sales tax is a line of the PDF, and all its lines add up to the total', () => {
  const [hauling, removal] = quote.quote_line_items;
  const discount = { ...hauling, id: 'c', position: 3, description: 'Discount' };
  const lines = [hauling, removal, { ...discount, unit_price_cents: -3_550 }];
  const taxed = { ...sent, tax_percent: 8.25, quote_line_items: lines };
  const totals = { total_cents: 108_250, highest_cents: 108_250 };
  const printed = quoteDocument({ ...facts, quote: { ...taxed, ...totals } });
  expect(printed.groups.at(-1)).toEqual({
    title: 'Tax',
    lines: [{ work: 'Sales tax (8.25%)', quantity: '', each: '', total: '$82.50' }],
  });
  expect(printed.groups.flatMap((group) => group.lines.map(({ total }) => total))).toEqual([
    '$980',
    '$55.50',
    '-$35.50',
    '$82.50',
  ]);
  expect(printed.total).toBe('$1,082.50');
});
