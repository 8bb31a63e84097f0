import {
  activeJob,
  agreedPrice,
  dayOfJob,
  jobDate,
  listedPrice,
  statusOfJob,
  statusOfLead,
  statusOfLeadForOwner,
  statusOfRequest,
  weatherHoldInWords,
} from './work';

const job = { state: 'scheduled', scheduled_for: null, job_disputes: [] } as const;
const quote = (state: 'sent' | 'viewed' | 'superseded') => ({ state });

test('a canceled job is not the active job of the request', () => {
  expect(activeJob([{ state: 'canceled' }, { state: 'no_show' }])).toBeUndefined();
  expect(activeJob([{ state: 'canceled' }, { state: 'scheduled' }])).toEqual({
    state: 'scheduled',
  });
});

test('an open request says how many quotes wait for an answer', () => {
  const open = { state: 'open', jobs: [] } as const;
  expect(statusOfRequest({ ...open, quotes: [] }).label).toBe('Offered to Pros');
  expect(statusOfRequest({ ...open, quotes: [quote('superseded'), quote('sent')] }).label).toBe(
    '1 quote',
  );
  expect(statusOfRequest({ ...open, quotes: [quote('viewed'), quote('sent')] }).label).toBe(
    '2 quotes',
  );
});

test('a job is to be scheduled until it has a date', () => {
  expect(statusOfJob(job).label).toBe('To schedule');
  expect(statusOfJob({ ...job, scheduled_for: '2026-11-23T14:00:00Z' }).label).toBe('Scheduled');
  expect(jobDate(job, 'America/Chicago')).toBe('Not set yet');
});

test('a finished job has the day of the work, whatever was planned', () => {
  const planned = { ...job, scheduled_for: '2026-11-26T14:00:00Z' };
  const delivered_at = '2026-11-25T23:00:00Z';
  const day = (state: 'in_progress' | 'delivered' | 'completed', at: string | null) =>
    dayOfJob({ ...planned, state, delivered_at: at }, 'America/Chicago');
  expect(day('delivered', delivered_at)).toBe('Finished Wed, Nov 25, 2026');
  expect(day('completed', delivered_at)).toBe('Finished Wed, Nov 25, 2026');
  // Work that is taken up again has a date before it.
  expect(day('in_progress', delivered_at)).toBe(jobDate(planned, 'America/Chicago'));
  expect(day('completed', null)).toBe(jobDate(planned, 'America/Chicago'));
});

test('a dispute shows until it is over', () => {
  const done = { ...job, state: 'completed' } as const;
  expect(statusOfJob({ ...done, job_disputes: [{ state: 'submitted' }] }).label).toBe(
    'Dispute: waiting for a reply',
  );
  expect(statusOfJob({ ...done, job_disputes: [{ state: 'closed' }] }).label).toBe('Completed');
});

test('a lead keeps its own status until it became a job', () => {
  const quotes = [quote('viewed'), quote('superseded')];
  expect(statusOfLead({ state: 'quoted', jobs: null, quotes }).label).toBe('Quoted');
  expect(statusOfLead({ state: 'won', jobs: job, quotes }).label).toBe('To schedule');
});

test.each([
  ['changes_requested', 'Changes requested'],
  ['declined', 'Quote declined'],
  ['expired', 'Quote expired'],
  ['withdrawn', 'Quote withdrawn'],
] as const)('both sides read that the latest quote is %s', (state, label) => {
  const lead = { state: 'quoted', jobs: null, quotes: [{ state }, quote('superseded')] } as const;
  expect(statusOfLead(lead).label).toBe(label);
  expect(statusOfLeadForOwner(lead).label).toBe(label);
  // Another one was sent, or the Pro was not chosen.
  expect(statusOfLeadForOwner({ ...lead, quotes: [quote('sent'), { state }] }).label).toBe(
    'Sent a quote',
  );
  expect(statusOfLead({ ...lead, state: 'lost' }).label).toBe('Lost');
});

test('a price moved by changes names the quote it began with', () => {
  const fixed = { total_cents: 90_000, highest_cents: 90_000 };
  expect(agreedPrice(fixed, null)).toEqual({
    cents: 90_000,
    highestCents: 90_000,
    quotedCents: null,
  });
  expect(agreedPrice(fixed, { price_cents: 95_000 })).toEqual({
    cents: 95_000,
    highestCents: 95_000,
    quotedCents: 90_000,
  });
  // With options to choose between.
  expect(agreedPrice({ ...fixed, highest_cents: 120_000 }, null)).toMatchObject({
    cents: 90_000,
    highestCents: 120_000,
  });
});

test('lists show the agreed price while a job stands, and the estimate before and after', () => {
  const request = { estimate_low_cents: 80_000, estimate_high_cents: 150_000 };
  const at = (state: 'scheduled' | 'completed' | 'canceled' | 'no_show') =>
    listedPrice(request, [{ state, price_cents: 102_000 }]);
  const agreed = { term: 'Agreed price', amount: '$1,020' };
  const estimate = { term: 'Estimate', amount: '$800 – $1,500' };
  expect([at('scheduled'), at('completed')]).toEqual([agreed, agreed]);
  expect([at('canceled'), at('no_show'), listedPrice(request, [])]).toEqual([
    estimate,
    estimate,
    estimate,
  ]);
});

test('a weather hold says why, once the reason is known', () => {
  expect(weatherHoldInWords(null)).toBe('On hold because of the weather.');
  expect(weatherHoldInWords('Gusts of 40 mph')).toBe(
    'On hold because of the weather: “Gusts of 40 mph”',
  );
});
