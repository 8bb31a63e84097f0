/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { QueryClient } from '@tanstack/react-query';
import { fakeBackend } from '@tree-service/testing';
import { vendorCalendarQuery } from './jobs';

const server = fakeBackend();

/** Planned for 9 in the morning of November 25 in Austin. */
const job = (id: string, state: string, delivered_at: string | null) => ({
  id,
  state,
  scheduled_for: '2026-11-25T15:00:00Z',
  delivered_at,
  service_requests: { time_zone: 'America/Chicago' },
});

test('work done on an earlier day leaves the calendar; what is open or was done on the day stays', async () => {
  server.respondTo('/rest/v1/jobs', ({ path }: { path: string }) =>
    path.includes('scheduled_for=is.null')
      ? []
      : [
          job('two days early', 'delivered', '2026-11-23T20:00:00Z'),
          job('accepted since', 'completed', '2026-11-23T20:00:00Z'),
          // Midnight has passed in London, not in Austin.
          job('late the evening before', 'delivered', '2026-11-25T05:59:00Z'),
          job('before its hour', 'delivered', '2026-11-25T14:00:00Z'),
          job('on time', 'completed', '2026-11-25T19:00:00Z'),
          job('taken up again', 'in_progress', '2026-11-23T20:00:00Z'),
          job('to come', 'scheduled', null),
        ],
  );
  const { planned } = await new QueryClient().fetchQuery(
    vendorCalendarQuery('pro', '2026-11-23T06:00:00Z', '2026-11-30T06:00:00Z'),
  );
  expect(planned.map(({ id }) => id)).toEqual([
    'before its hour',
    'on time',
    'taken up again',
    'to come',
  ]);
});
