/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { QueryClient } from '@tanstack/react-query';
import { fakeBackend } from '@tree-service/testing';
import { vendorCalendarQuery } from './jobs';

const server = fakeBackend();

afterEach(() => jest.restoreAllMocks());

/** Planned for 9 in the morning of November 25 in Austin. */
const job = (id: string, state: string, delivered_at: string | null) => ({
  id,
  state,
  scheduled_for: '2026-11-25T15:00:00Z',
  delivered_at,
  service_requests: { time_zone: 'America/Chicago' },
});

test.each([
  ['in the evening of the day', '2026-11-26T00:00:00Z', ['before its hour', 'on time']],
  ['before the hour it was planned for', '2026-11-25T14:30:00Z', []],
])('finished work that nobody comes for any more leaves the calendar: %s', async (_, now, stay) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
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
  expect(planned.map(({ id }) => id)).toEqual([...stay, 'taken up again', 'to come']);
});
