const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** When crews begin their work: on the full hour, from 8 AM until 3 PM. */
const FIRST_START = 8;
const LAST_START = 15;
/** The break that every demo Pro has at noon. */
const BREAK = 12;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** To make one takes a hundred times longer than to ask it. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: 'numeric',
    hourCycle: 'h23',
    weekday: 'short',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** The hour and the weekday (0 is Sunday) on the wall clock of an IANA time zone. */
export function wallClock(time: number, timeZone: string): { hour: number; weekday: number } {
  const parts = clockOf(timeZone).formatToParts(time);
  const part = (type: 'hour' | 'weekday') => parts.find((one) => one.type === type)?.value ?? '';
  return {
    hour: Number(part('hour')),
    weekday: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(part('weekday')),
  };
}

/** The start of work nearest to a time, on the same day in the time zone. */
export function startOnDay(time: number, timeZone: string): number {
  const { hour } = wallClock(time, timeZone);
  const within = Math.min(Math.max(hour, FIRST_START), LAST_START);
  const startHour = within === BREAK ? BREAK + 1 : within;
  const near = time - (time % HOUR) + (startHour - hour) * HOUR;
  // Another hour than meant on the day the clocks change.
  return near + (startHour - wallClock(near, timeZone).hour) * HOUR;
}

/** The start of work nearest to a time, on the Monday after it where the time is on a weekend. */
export function startOnWorkday(time: number, timeZone: string): number {
  const { weekday } = wallClock(time, timeZone);
  const untilMonday = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  // From the middle of the day, where an hour more or less is the same day.
  return startOnDay(startOnDay(time, timeZone) + untilMonday * DAY, timeZone);
}

/** The start of work nearest to a time, or the last of the day before where that would be after `now`. */
export function startBefore(now: number, time: number, timeZone: string): number {
  const start = startOnDay(time, timeZone);
  return start <= now ? start : startOnDay(start - 10 * HOUR, timeZone);
}
