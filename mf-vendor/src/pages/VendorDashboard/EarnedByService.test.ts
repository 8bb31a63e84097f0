import { booksCsv } from './EarnedByService';

test('each completed job is a row, with its days where the Pro is and its price in dollars', () => {
  const csv = booksCsv(
    [
      {
        id: 'job',
        request_id: 'request',
        lead_id: 'lead',
        completed_at: '2026-11-22T03:00:00Z',
        price_cents: 113_050,
        tax_cents: 8_618,
        paid_jobs: { marked_at: '2026-11-24T18:00:00Z' },
        leads: { token_price: 11 },
        service_requests: {
          number: 1109,
          category: 'tree_removal',
          city: 'Austin',
          region: 'TX',
          zip: '78704',
          contact_name: 'Maya',
        },
      },
    ],
    new Map([['lead', 11]]),
    'America/Chicago',
  );
  expect(csv.trimEnd().split('\r\n')[1]).toBe(
    '2026-11-21,1109,Tree removal,Maya,Austin,TX,78704,1130.50,86.18,2026-11-24,11,11',
  );
});
