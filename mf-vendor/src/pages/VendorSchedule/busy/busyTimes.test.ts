import { busyTimesOf, newTimes, UnreadableCalendarError } from './busyTimes';

const ZONE = 'America/Chicago';
const now = new Date('2026-10-20T12:00:00Z');

const event = (...lines: string[]) =>
  ['BEGIN:VEVENT', 'DTSTAMP:20261001T000000Z', ...lines, 'END:VEVENT'].join('\r\n');
const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...events, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
const read = (...events: string[]) => busyTimesOf(calendar(...events), now, ZONE);

test('an event in UTC, with its title as the note', () => {
  expect(
    read(event('UID:1', 'SUMMARY:Dentist', 'DTSTART:20261102T150000Z', 'DTEND:20261102T160000Z')),
  ).toEqual([
    { starts_at: '2026-11-02T15:00:00.000Z', ends_at: '2026-11-02T16:00:00.000Z', note: 'Dentist' },
  ]);
});

test('a weekly event stays at its hour on the wall clock when daylight saving ends', () => {
  const times = read(
    event(
      'UID:1',
      'SUMMARY:Team',
      'DTSTART;TZID=America/Chicago:20261026T090000',
      'DTEND;TZID=America/Chicago:20261026T100000',
      'RRULE:FREQ=WEEKLY;COUNT=2',
    ),
  );
  expect(times.map(({ starts_at }) => starts_at)).toEqual([
    '2026-10-26T14:00:00.000Z',
    '2026-11-02T15:00:00.000Z',
  ]);
});

test('a time zone with a name of its own counts with the offset the file gives it', () => {
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:Central Standard Time',
    'BEGIN:STANDARD',
    'DTSTART:16010101T020000',
    'TZOFFSETFROM:-0500',
    'TZOFFSETTO:-0600',
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\r\n');
  const times = read(
    zone,
    event(
      'UID:1',
      'SUMMARY:x',
      'DTSTART;TZID=Central Standard Time:20261102T090000',
      'DTEND;TZID=Central Standard Time:20261102T100000',
    ),
  );
  expect(times).toMatchObject([{ starts_at: '2026-11-02T15:00:00.000Z' }]);
});

test('a whole day is the day of the Pro', () => {
  expect(
    read(event('UID:1', 'SUMMARY:Off', 'DTSTART;VALUE=DATE:20261126', 'DTEND;VALUE=DATE:20261127')),
  ).toMatchObject([{ starts_at: '2026-11-26T06:00:00.000Z', ends_at: '2026-11-27T06:00:00.000Z' }]);
});

test.each([
  [
    'free time',
    event(
      'UID:1',
      'SUMMARY:x',
      'TRANSP:TRANSPARENT',
      'DTSTART:20261102T150000Z',
      'DTEND:20261102T160000Z',
    ),
  ],
  [
    'a canceled event',
    event(
      'UID:1',
      'SUMMARY:x',
      'STATUS:CANCELLED',
      'DTSTART:20261102T150000Z',
      'DTEND:20261102T160000Z',
    ),
  ],
  ['the past', event('UID:1', 'SUMMARY:x', 'DTSTART:20261001T150000Z', 'DTEND:20261001T160000Z')],
  [
    'the far future',
    event('UID:1', 'SUMMARY:x', 'DTSTART:20270601T150000Z', 'DTEND:20270601T160000Z'),
  ],
])('%s is left out', (_what, given) => {
  expect(read(given)).toEqual([]);
});

test('times are in order, each once', () => {
  const later = event('UID:2', 'SUMMARY:b', 'DTSTART:20261103T150000Z', 'DTEND:20261103T160000Z');
  const earlier = event('UID:1', 'SUMMARY:a', 'DTSTART:20261102T150000Z', 'DTEND:20261102T160000Z');
  const again = event('UID:3', 'SUMMARY:c', 'DTSTART:20261103T150000Z', 'DTEND:20261103T160000Z');
  expect(read(later, earlier, again).map(({ starts_at }) => starts_at.slice(0, 10))).toEqual([
    '2026-11-02',
    '2026-11-03',
  ]);
});

test('a file that is not a calendar is refused in plain words', () => {
  expect(() => busyTimesOf('name,height', now, ZONE)).toThrow(UnreadableCalendarError);
  expect(() => busyTimesOf('name,height', now, ZONE)).toThrow(/Export one ending in \.ics/);
});

test('what is blocked already is not blocked twice, however it is written', () => {
  const time = {
    starts_at: '2026-11-02T15:00:00.000Z',
    ends_at: '2026-11-02T16:00:00.000Z',
    note: null,
  };
  const block = { starts_at: '2026-11-02T15:00:00+00:00', ends_at: '2026-11-02T16:00:00+00:00' };
  expect(newTimes([time], [block])).toEqual([]);
  expect(newTimes([time], [])).toEqual([time]);
});
