import type { JobState } from '@tree-service/domain';
import { hasLeftCalendar } from './hasLeftCalendar';

afterEach(() => jest.restoreAllMocks());

/** Planned for 9 in the morning of November 25 in Austin. */
const job = (id: string, state: JobState, delivered_at: string | null) => ({
  id,
  state,
  scheduled_for: '2026-11-25T15:00:00Z',
  delivered_at,
  service_requests: { time_zone: 'America/Chicago' },
});

test.each([
  ['in the evening of the day', '2026-11-26T00:00:00Z', ['before its hour', 'on time']],
  ['before the hour it was planned for', '2026-11-25T14:30:00Z', []],
])('work finished ahead of time leaves the calendar: %s', (_, now, stay) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  const planned = [
    job('two days early', 'delivered', '2026-11-23T20:00:00Z'),
    job('accepted since', 'completed', '2026-11-23T20:00:00Z'),
    // Midnight has passed in London, not in Austin.
    job('late the evening before', 'delivered', '2026-11-25T05:59:00Z'),
    job('before its hour', 'delivered', '2026-11-25T14:00:00Z'),
    job('on time', 'completed', '2026-11-25T19:00:00Z'),
    job('taken up again', 'in_progress', '2026-11-23T20:00:00Z'),
    job('to come', 'scheduled', null),
  ].filter((one) => !hasLeftCalendar(one));
  expect(planned.map(({ id }) => id)).toEqual([...stay, 'taken up again', 'to come']);
});
