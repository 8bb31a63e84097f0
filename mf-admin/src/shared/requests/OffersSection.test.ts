/** @jest-environment ./scripts/testing/browserEnvironment.js */
import type { RequestEvent } from '@tree-service/market/api/requests';
import { offerEvents } from './OffersSection';

const event = (id: number, given: Partial<RequestEvent>): RequestEvent => ({
  id,
  machine: 'lead',
  event: 'offer',
  from_state: null,
  to_state: 'offered',
  actor: 'system',
  vendor_id: 'oaks',
  note: null,
  created_at: `2026-11-21T10:0${id}:00Z`,
  ...given,
});

test('lists the events of offers oldest first, with notes', () => {
  const events = offerEvents(
    [
      event(1, {}),
      event(2, { machine: 'request', event: 'offer' }),
      event(3, { event: 'view', from_state: 'offered', actor: 'vendor' }),
      event(4, { event: 'decline', from_state: 'viewed', actor: 'vendor', note: 'Booked' }),
      event(5, { vendor_id: 'gone' }),
      event(6, { event: 'expire', from_state: 'offered', actor: 'timer' }),
    ],
    (vendorId) => (vendorId === 'oaks' ? 'Boosted Oaks' : null),
  );
  expect(events.map(({ text, note }) => [text, note])).toEqual([
    ['Boosted Oaks was offered the request', null],
    ['Boosted Oaks viewed the request', null],
    ['Boosted Oaks passed on the request', 'Booked'],
    ['A Pro was offered the request', null],
    ["Boosted Oaks didn't respond in time", null],
  ]);
});
