import { calendarExport, programs } from '../../../testing/calendarExports';
import { readBusyTimes, type BusyTime } from './busyTimes';

// CALENDAR_FILES=10000 tries that many in all.
const FILES_OF_EACH = Math.ceil(Number(process.env['CALENDAR_FILES'] ?? 360) / programs.length);
const ZONE = 'America/Chicago';

const spansOf = (times: readonly BusyTime[]) =>
  times.map((time) => `${Date.parse(time.starts_at)} ${Date.parse(time.ends_at)}`).sort();

test.each(programs)('what %s exports is read as a second implementation reads it', async (name) => {
  let times = 0;
  for (let seed = 1; seed <= FILES_OF_EACH; seed += 1) {
    const { text, now, spans } = calendarExport(name, seed);
    const read = await readBusyTimes(text, now, ZONE);
    times += spans.length;
    expect({ seed, unread: read.unread, spans: spansOf(read.times) }).toEqual({
      seed,
      unread: [],
      spans,
    });
  }
  expect(times).toBeGreaterThan(FILES_OF_EACH * 10);
  process.stdout.write(`${FILES_OF_EACH} files of ${name}, ${times} busy times, 0 differences.\n`);
});

test('the comparison notices a time that is read in another zone', async () => {
  const { text, now, spans } = calendarExport('Apple', 1);
  const elsewhere = text.replaceAll(/TZID=America\/\w+/g, 'TZID=Europe/Berlin');
  expect(elsewhere).not.toBe(text);
  expect(spansOf((await readBusyTimes(elsewhere, now, ZONE)).times)).not.toEqual(spans);
});
