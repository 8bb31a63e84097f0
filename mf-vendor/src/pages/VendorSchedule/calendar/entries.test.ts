import { plannedJob } from '../../../testing/plannedJob';
import { calendarDay, fits, hoursShown } from './entries';

const ZONE = 'America/Chicago';

const block = (starts_at: string, ends_at: string) => ({
  id: starts_at,
  vendor_id: 'vendor',
  starts_at,
  ends_at,
  note: null,
  calendar: null,
  event_uid: null,
  occurrence: null,
  created_at: starts_at,
});

test('overlapping entries share the width, others get all of it', () => {
  const { entries } = calendarDay(
    '2026-11-23',
    {
      jobs: [],
      free: [],
      times: { hours: [], specialDays: [] },
      blocks: [
        block('2026-11-23T15:00:00Z', '2026-11-23T17:00:00Z'),
        block('2026-11-23T16:00:00Z', '2026-11-23T18:00:00Z'),
        block('2026-11-23T17:00:00Z', '2026-11-23T18:00:00Z'),
        block('2026-11-23T20:00:00Z', '2026-11-23T21:00:00Z'),
      ],
    },
    ZONE,
  );
  expect(entries.map(({ from, lane, lanes }) => [from / 60, lane, lanes])).toEqual([
    [9, 0, 2],
    [10, 1, 2],
    [11, 0, 2],
    [14, 0, 1],
  ]);
});

test('work that was finished on an earlier day leaves the calendar', () => {
  const job = (delivered_at: string | null) => ({
    ...plannedJob('2026-11-23T15:00:00Z'),
    scheduled_until: '2026-11-23T19:00:00Z',
    state: delivered_at === null ? ('scheduled' as const) : ('delivered' as const),
    delivered_at,
  });
  const { entries } = calendarDay(
    '2026-11-23',
    {
      jobs: [job('2026-11-21T20:00:00Z'), job(null)],
      free: [],
      times: { hours: [], specialDays: [] },
      blocks: [],
    },
    ZONE,
  );
  expect(entries).toEqual([
    expect.objectContaining({ job: expect.objectContaining({ state: 'scheduled' }) }),
  ]);
});

test('the calendar shows the default hours, and more if an entry needs them', () => {
  expect(hoursShown([])).toEqual({ from: 7 * 60, to: 18 * 60 });
  const early = { day: '2026-11-23', free: [{ from: 330, to: 1130 }], entries: [] };
  expect(hoursShown([early])).toEqual({ from: 5 * 60, to: 19 * 60 });
});

test('a job fits into free time; a job longer than the day continues on the next', () => {
  const free = [
    { from: 480, to: 720 },
    { from: 780, to: 1020 },
  ];
  expect(fits({ from: 480, to: 720 }, free)).toBe('free');
  expect(fits({ from: 600, to: 840 }, free)).toBe('taken');
  expect(fits({ from: 900, to: 1400 }, free)).toBe('free');
  expect(fits({ from: 420, to: 500 }, free)).toBe('taken');
});
