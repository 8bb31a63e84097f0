import { readableExport } from './readableExport';

const page = (data: object) =>
  readableExport(JSON.stringify({ exported_at: '2026-11-25T10:00:00Z', ...data }));
const id = '6f2a51f4-6d0f-4f5f-9a57-0c8a5f0f7a11';

test('shows each table with its records, amounts in dollars and dates in words, without ids', () => {
  const html = page({
    sign_in: { id, email: 'owner@demo.example' },
    service_requests: [
      {
        id,
        number: 1042,
        estimate_low_cents: 45000,
        is_urgent: true,
        notes: null,
        due_on: '2026-12-01',
      },
      { id, number: 1043, contact: { first_name: 'Alex' }, photos: ['a.jpg', 'b.jpg'] },
    ],
    form_drafts: [],
  });
  expect(html).toContain('<h2>Service requests</h2>');
  expect(html).toContain('<caption>2 of 2</caption>');
  expect(html).toContain('<th scope="row">Estimate low</th><td>$450</td>');
  expect(html).toContain('<th scope="row">Due</th><td>Dec 1, 2026</td>');
  expect(html).toContain('<td>Yes</td>');
  expect(html).toContain('<th scope="row">First name</th><td>Alex</td>');
  expect(html).toContain('<td>a.jpg, b.jpg</td>');
  expect(html).toMatch(/Saved Nov 2[456], 2026/);
  for (const silent of [id, 'Notes', 'Form drafts']) expect(html).not.toContain(silent);
});

test('what only looks like a date is left as it is', () => {
  expect(page({ notes: [{ body: '2026-99-99' }] })).toContain('<td>2026-99-99</td>');
});

test('what people wrote stays text', () => {
  const html = page({ '<i>': [{ '<b>': '<script>alert("1")</script> & more' }] });
  expect(html).not.toMatch(/<script|<i>|<b>/);
  expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; more');
});
