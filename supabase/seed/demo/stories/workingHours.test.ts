import { startBefore, startOnDay, startOnWorkday, wallClock } from './workingHours';

const HOUR = 3_600_000;
const ZONES = ['America/Chicago', 'America/Los_Angeles', 'America/New_York'];

/** Every hour, at half past, of a week in winter, one in summer, and those in which the clocks change. */
const MOMENTS = ['2026-01-12', '2026-07-13', '2026-03-05', '2026-10-29'].flatMap((day) =>
  Array.from({ length: 24 * 7 }, (_, hour) => Date.parse(`${day}T00:30:00Z`) + hour * HOUR),
);
const EVERYWHERE = ZONES.flatMap((zone) => MOMENTS.map((moment) => [moment, zone] as const));

const calendars = new Map(
  ZONES.map((timeZone) => [timeZone, new Intl.DateTimeFormat('en-US', { timeZone })]),
);
const dayOf = (time: number, timeZone: string) => calendars.get(timeZone)?.format(time);

test('work begins on a full hour of the same day, from 8 AM to 3 PM but at noon, whatever the time', () => {
  for (const [moment, zone] of EVERYWHERE) {
    const start = startOnDay(moment, zone);
    expect([8, 9, 10, 11, 13, 14, 15]).toContain(wallClock(start, zone).hour);
    expect(start % HOUR).toBe(0);
    expect(dayOf(start, zone)).toBe(dayOf(moment, zone));
  }
});

test('planned work begins from Monday to Friday, at most three days later', () => {
  for (const [moment, zone] of EVERYWHERE) {
    const start = startOnWorkday(moment, zone);
    expect([1, 2, 3, 4, 5]).toContain(wallClock(start, zone).weekday);
    expect([8, 9, 10, 11, 13, 14, 15]).toContain(wallClock(start, zone).hour);
    expect(start - moment).toBeLessThan(72 * HOUR);
  }
});

test('work that has begun did so before now, at most a day ago', () => {
  for (const [now, zone] of EVERYWHERE) {
    const start = startBefore(now, now - 4 * HOUR, zone);
    expect(start).toBeLessThanOrEqual(now);
    expect(now - start).toBeLessThan(24 * HOUR);
    expect([8, 9, 10, 11, 13, 14, 15]).toContain(wallClock(start, zone).hour);
  }
});
