import { acceptedLead } from '../../../testing/leadFacts';
import { plannedJob } from '../../../testing/plannedJob';
import { quoteDocument } from './quoteDocument';

const quote = {
  id: 'quote',
  lead_id: 'lead',
  request_id: 'request',
  vendor_id: 'pro',
  owner_id: 'owner',
  version: 2,
  state: 'sent',
  total_cents: 103_550,
  message: 'Includes hauling — and a clean lawn 🌳.',
  owner_note: null,
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
      chosen: null,
      unit_price_cents: 98_000,
      tree_id: 'tree',
    },
  ],
} as const;
const sent = { ...quote, quote_line_items: [...quote.quote_line_items] };

type Job = Parameters<typeof quoteDocument>[3];
const request = acceptedLead().service_requests;
const printed = (job: Job = null) => quoteDocument('High Limb Crew', request, sent, job);

test('the PDF names the business, the request, the dates and each line with its tree', () => {
  const { fileName, facts, groups, total } = printed();
  expect(fileName).toBe('quote-1001-version-2.pdf');
  expect(total).toBe('$1,035.50');
  expect(facts.map(([term]) => term)).toEqual([
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

const job: NonNullable<Job> = {
  ...plannedJob('2026-12-10T15:00:00Z'),
  quote_id: 'quote',
  price_cents: 120_000,
  job_photos: [],
  job_disputes: [],
};

test('days are those of the property, wherever the PDF is made', () => {
  const late = { ...sent, created_at: '2026-12-02T05:30:00Z' };
  const facts = quoteDocument('High Limb Crew', request, late, null).facts;
  expect(facts.find(([term]) => term === 'Version')?.[1]).toMatch(/^2, Tue, Dec 1/);
});

test('after an agreed change the PDF names the price in force and the quote it began with', () => {
  const { total, totalLabel, changed, facts } = quoteDocument(
    'High Limb Crew',
    request,
    { ...sent, state: 'accepted' },
    job,
  );
  expect([totalLabel, total]).toEqual(['Agreed price', '$1,200']);
  expect(changed).toBe('Quote of $1,035.50, with agreed changes');
  expect(facts).toContainEqual(['Status', 'Accepted']);
  expect(printed({ ...job, quote_id: 'another' }).total).toBe('$1,035.50');
});
