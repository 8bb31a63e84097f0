import { TRANSITIONS } from '@tree-service/domain';
import { describeEvent, type TimelineEvent } from './describeEvent';
import { timelineEntries } from './Timeline';

const at = '2026-11-21T10:00:00Z';
let nextId = 0;

function event(what: string, facts: Partial<TimelineEvent> = {}): TimelineEvent {
  const [machine = '', name = ''] = what.split('.');
  nextId += 1;
  return {
    id: nextId,
    machine,
    event: name,
    from_state: 'before',
    actor: 'vendor',
    vendor_id: 'v1',
    note: null,
    created_at: at,
    ...facts,
  };
}

const vendorName = (vendorId: string) => (vendorId === 'v1' ? 'Oak & Co' : null);

test('an owner reads what Pros did by their names and own deeds as "You"', () => {
  expect(describeEvent(event('lead.view'), 'owner', vendorName)).toBe(
    'Oak & Co viewed the request',
  );
  expect(describeEvent(event('lead.accept'), 'owner', vendorName)).toBe('Oak & Co wants to quote');
  expect(describeEvent(event('quote.accept'), 'owner', vendorName)).toBe(
    "You accepted Oak & Co's quote",
  );
});

test('a Pro reads own deeds as "You" and the owner as "The owner"', () => {
  expect(describeEvent(event('quote.send'), 'vendor', vendorName)).toBe('You sent a quote');
  expect(describeEvent(event('quote.accept'), 'vendor', vendorName)).toBe(
    'The owner accepted your quote',
  );
});

test('a Pro whose name is not known is "A Pro"', () => {
  expect(describeEvent(event('lead.view', { vendor_id: 'v2' }), 'owner', vendorName)).toBe(
    'A Pro viewed the request',
  );
});

test('work accepted by the clock says so', () => {
  expect(describeEvent(event('job.accept', { actor: 'timer' }), 'owner', vendorName)).toBe(
    'The work was accepted automatically',
  );
});

test('every event of requests, leads, quotes and jobs is worded or known to be left out', () => {
  const leftOut = new Set([
    'request.match',
    'request.offer',
    'request.award',
    'request.schedule',
    'request.resume',
    'request.rematch',
    'request.start',
    'request.complete',
    'lead.quote',
    'lead.win',
    'lead.lose',
    'lead.retract',
    'quote.remind',
    // Nothing changes, so it leaves no event: both sides get a notification.
    'job.remind_start',
    'quote.supersede',
    'lead_credit_claim.review',
    'lead_credit_claim.overdue',
    'lead_credit_claim.close',
    'job_dispute.overdue',
  ]);
  for (const machine of [
    'request',
    'lead',
    'quote',
    'job',
    'lead_credit_claim',
    'job_dispute',
  ] as const) {
    for (const { event: name } of TRANSITIONS[machine]) {
      const text = describeEvent(event(`${machine}.${name}`), 'owner', vendorName);
      expect([`${machine}.${name}`, text !== null]).toEqual([
        `${machine}.${name}`,
        !leftOut.has(`${machine}.${name}`),
      ]);
    }
  }
});

test('a second offer is shown to both, the first only to the Pro', () => {
  expect(describeEvent(event('lead.offer'), 'owner', vendorName)).toBe(
    'Oak & Co was offered the request again',
  );
  const first = event('lead.offer', { from_state: null, actor: 'system' });
  expect(describeEvent(first, 'owner', vendorName)).toBeNull();
  expect(describeEvent(first, 'vendor', vendorName)).toBe('You were offered the request');
});

test('a timeline shows the latest first, with what people wrote', () => {
  const entries = timelineEntries(
    [
      event('request.submit'),
      event('request.match'),
      event('lead.decline', { note: 'We are booked' }),
    ],
    'owner',
    vendorName,
  );
  expect(entries.map(({ text }) => text)).toEqual([
    'Oak & Co passed on the request',
    'You sent the request',
  ]);
  expect(entries[0]?.note).toBe('We are booked');
});
