import { changesOf, MOST_BUSY_TIMES, readBusyTimes, UnreadableCalendarError } from './busyTimes';

const ZONE = 'America/Denver';
const now = new Date('2026-11-27T12:00:00Z');

const event = (...lines: string[]) =>
  ['BEGIN:VEVENT', 'DTSTAMP:20261101T000000Z', ...lines, 'END:VEVENT'].join('\r\n');
const calendar = (...parts: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...parts, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
const read = (...parts: string[]) => readBusyTimes(calendar(...parts), now, ZONE);
const startsOf = async (...parts: string[]) =>
  (await read(...parts)).times.map(({ starts_at }) => starts_at.slice(0, 16));
/** An hour from a time on. */
const hour = (start: string, uid = '1') => [
  `UID:${uid}`,
  `SUMMARY:${uid}`,
  `DTSTART${start}`,
  'DURATION:PT1H',
];

test('an event without a title is a time without a note', async () => {
  const { times } = await read(
    event('UID:1', 'DTSTART:20261207T150000Z', 'DTEND:20261207T160000Z'),
    event('UID:2', 'SUMMARY:Dentist', 'DTSTART:20261210T160000Z', 'DTEND:20261210T170000Z'),
  );
  expect(times).toEqual([
    {
      starts_at: '2026-12-07T15:00:00.000Z',
      ends_at: '2026-12-07T16:00:00.000Z',
      note: null,
      event_uid: '1',
      occurrence: null,
    },
    {
      starts_at: '2026-12-10T16:00:00.000Z',
      ends_at: '2026-12-10T17:00:00.000Z',
      note: 'Dentist',
      event_uid: '2',
      occurrence: null,
    },
  ]);
});

test.each(['BYDAY=2TU', 'BYDAY=TU;BYSETPOS=2'])(
  'the second Tuesday keeps its hour, written as %s',
  async (rule) => {
    expect(
      await startsOf(
        event(...hour(';TZID=America/Chicago:20260113T090000'), `RRULE:FREQ=MONTHLY;${rule}`),
      ),
    ).toEqual(['2026-12-08T15:00', '2027-01-12T15:00', '2027-02-09T15:00']);
  },
);

test('times that a rule leaves out are free', async () => {
  const weekly = [...hour(':20261201T090000'), 'RRULE:FREQ=WEEKLY;UNTIL=20261230T000000'];
  expect(await startsOf(event(...weekly, 'EXRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=2'))).toEqual([
    '2026-12-08T16:00',
    '2026-12-22T16:00',
    '2026-12-29T16:00',
  ]);
});

test('a time without a zone is on the clock of the Pro', async () => {
  expect(await startsOf(event(...hour(':20261208T090000')))).toEqual(['2026-12-08T16:00']);
});

test('a summer series from Outlook is in standard time in winter', async () => {
  expect(
    await startsOf(
      event(
        ...hour(';TZID=Eastern Standard Time:20260706T080000'),
        'RRULE:FREQ=WEEKLY;UNTIL=20261215T000000Z',
      ),
    ),
  ).toEqual(['2026-11-30T13:00', '2026-12-07T13:00', '2026-12-14T13:00']);
});

test.each([
  ['Eastern Standard Time', '13:00'],
  ['"Eastern Standard Time"', '13:00'],
  ['/freeassociation.sourceforge.net/America/Chicago', '14:00'],
  ['/mozilla.org/20050126_1/America/Indiana/Knox', '14:00'],
  ['US/Pacific', '16:00'],
])('the zone %s needs no definition', async (zone, time) => {
  expect(await startsOf(event(...hour(`;TZID=${zone}:20261208T080000`)))).toEqual([
    `2026-12-08T${time}`,
  ]);
});

test('a zone with a name of its own has the offsets that the file defines', async () => {
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:Our office',
    'BEGIN:STANDARD',
    'DTSTART:16010101T020000',
    'TZOFFSETFROM:-0200',
    'TZOFFSETTO:-0330',
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\r\n');
  expect(await startsOf(zone, event(...hour(';TZID=Our office:20261208T080000')))).toEqual([
    '2026-12-08T11:30',
  ]);
});

test('what can not be read is listed with its reason, and the rest is read', async () => {
  const { times, unread } = await read(
    event(...hour(';TZID=Nowhere Time:20261208T080000', 'Lost')),
    event(...hour(':2026-12-08 at noon', 'Garbled')),
    event(...hour(':20261208T080000Z', 'Odd rule'), 'RRULE:FREQ=SOMETIMES'),
    event('UID:4', 'SUMMARY:No start\\, no end'),
    event(...hour(':20261209T080000Z', 'Fine'), 'X-BROKEN', 'no property at all'),
  );
  expect(times.map(({ note }) => note)).toEqual(['Fine']);
  expect(unread).toEqual([
    { title: 'Lost', reason: "We don't know its time zone, “Nowhere Time”." },
    { title: 'Garbled', reason: "Its times can't be read." },
    { title: 'No start, no end', reason: 'It has no start.' },
    { title: 'Odd rule', reason: "Its rule for repeating can't be read." },
  ]);
});

test('a moved day of a series of days is busy on its new day alone', async () => {
  const days = (from: string, to: string) => [
    'UID:1',
    `DTSTART;VALUE=DATE:${from}`,
    `DTEND;VALUE=DATE:${to}`,
  ];
  const { times } = await read(
    event(...days('20261130', '20261201'), 'RRULE:FREQ=WEEKLY;COUNT=3'),
    event(...days('20261208', '20261209'), 'RECURRENCE-ID;VALUE=DATE:20261207'),
  );
  expect(times.map(({ starts_at, occurrence }) => [starts_at, occurrence])).toEqual([
    ['2026-11-30T07:00:00.000Z', '2026-11-30T07:00:00.000Z'],
    ['2026-12-08T07:00:00.000Z', '2026-12-07T07:00:00.000Z'],
    ['2026-12-14T07:00:00.000Z', '2026-12-14T07:00:00.000Z'],
  ]);
});

test('a later version of an event counts, wherever it stands in the file', async () => {
  expect(
    await startsOf(
      event(...hour(':20261209T080000Z'), 'SEQUENCE:2'),
      event(...hour(':20261208T080000Z'), 'SEQUENCE:1'),
    ),
  ).toEqual(['2026-12-09T08:00']);
});

test.each([
  ['free time', event(...hour(':20261208T080000Z'), 'TRANSP:TRANSPARENT')],
  ['free time of Outlook', event(...hour(':20261208T080000Z'), 'X-MICROSOFT-CDO-BUSYSTATUS:FREE')],
  ['a canceled event', event(...hour(':20261208T080000Z'), 'STATUS:CANCELLED')],
  ['the past', event(...hour(':20261126T080000Z'))],
  ['the far future', event(...hour(':20270601T080000Z'))],
  ['a job of this product', event(...hour(':20261208T080000Z', 'job-1@tree-service'))],
])('%s is left out', async (_what, given) => {
  expect(await startsOf(given)).toEqual([]);
});

test('a file that withdraws its events frees them', async () => {
  const { times, replaced } = await read('METHOD:CANCEL', event(...hour(':20261208T080000Z', 'a')));
  expect(times).toEqual([]);
  expect(replaced).toEqual([{ event_uid: 'a', occurrence: null }]);
});

test('a long title is cut between characters', async () => {
  const { times } = await read(
    event('UID:1', `SUMMARY:${'a'.repeat(119)}🌳 oak`, 'DTSTART:20261211T160000Z', 'DURATION:PT1H'),
  );
  expect(times[0]?.note).toBe('a'.repeat(119));
});

test('a file that is not a calendar is refused in plain words', async () => {
  await expect(readBusyTimes('name,height', now, ZONE)).rejects.toThrow(UnreadableCalendarError);
  await expect(readBusyTimes('name,height', now, ZONE)).rejects.toThrow(
    /Export one ending in \.ics/,
  );
});

test('reading a large file lets the page work in between', async () => {
  const shares: number[] = [];
  const many = Array.from({ length: 100 }, (_, index) =>
    event(...hour(';TZID=America/Chicago:20100104T090000', String(index)), 'RRULE:FREQ=DAILY'),
  );
  let isFree = false;
  setTimeout(() => (isFree = true));
  await readBusyTimes(calendar(...many), now, ZONE, (share) => shares.push(share));
  expect(isFree).toBe(true);
  expect(shares.length).toBeGreaterThan(1);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
});

describe('what an import changes', () => {
  const stored = (name: string | null) => async (given: Awaited<ReturnType<typeof read>>) =>
    given.times.map((time) => ({ ...time, calendar: name }));
  const before = () =>
    read(
      event(...hour(':20261214T160000Z', 'visit')),
      event(...hour(':20261215T160000Z', 'dentist')),
    );

  test('nothing, when the same file is chosen again', async () => {
    const first = await before();
    expect(changesOf(first, await stored(null)(first))).toMatchObject({ added: [], freed: [] });
  });

  test('a moved event is added and freed, a canceled one freed', async () => {
    const blocks = await stored(null)(await before());
    const after = await read(
      event(...hour(':20261216T160000Z', 'visit')),
      event(...hour(':20261215T160000Z', 'dentist'), 'STATUS:CANCELLED'),
    );
    const { added, freed, replaced } = changesOf(after, blocks);
    expect(added.map(({ starts_at }) => starts_at)).toEqual(['2026-12-16T16:00:00.000Z']);
    expect(freed.map(({ event_uid }) => event_uid)).toEqual(['visit', 'dentist']);
    expect(replaced).toHaveLength(2);
  });

  test('what is gone from a calendar with a name is freed, and stays where it has none', async () => {
    const empty = { ...(await read()), calendar: 'Home' };
    const blocks = await stored('Home')(await before());
    expect(changesOf(empty, blocks).freed).toHaveLength(2);
    expect(changesOf({ ...empty, calendar: null }, blocks).freed).toEqual([]);
    expect(changesOf({ ...empty, calendar: 'Work' }, blocks).freed).toEqual([]);
  });

  test('a span that is blocked otherwise is not blocked twice', async () => {
    const first = await before();
    const own = [
      {
        starts_at: '2026-12-14T16:00:00+00:00',
        ends_at: '2026-12-14T17:00:00+00:00',
        note: null,
        calendar: null,
        event_uid: null,
        occurrence: null,
      },
    ];
    expect(changesOf(first, own).added.map(({ event_uid }) => event_uid)).toEqual(['dentist']);
  });

  test('of too many times the first are taken, up to a day that is named', async () => {
    const crowded = await read(event(...hour(':20261128T000000Z'), 'RRULE:FREQ=HOURLY;COUNT=500'));
    const { added, reach } = changesOf(crowded, []);
    expect(added).toHaveLength(MOST_BUSY_TIMES);
    expect(reach).toBe(added.at(-1)?.starts_at);
    expect(changesOf(await before(), []).reach).toBeNull();
  });
});

const weekly = (...lines: string[]) =>
  event(
    ...hour(';TZID=America/Denver:20261102T090000', 'series'),
    'RRULE:FREQ=WEEKLY;COUNT=8',
    ...lines,
  );
const fromHere = (recurrence: string, ...lines: string[]) =>
  event('UID:series', `RECURRENCE-ID;RANGE=THISANDFUTURE${recurrence}`, ...lines);

test('a change of one time and all later ones moves them all, with length and title', async () => {
  const { times, unread } = await read(
    weekly(),
    fromHere(
      ';TZID=America/Denver:20261207T090000',
      'SUMMARY:Later',
      'DTSTART;TZID=America/Denver:20261208T110000',
      'DURATION:PT2H',
    ),
  );
  expect(unread).toEqual([]);
  expect(times.map(({ starts_at, ends_at, note }) => [starts_at, ends_at, note])).toEqual([
    ['2026-11-30T16:00:00.000Z', '2026-11-30T17:00:00.000Z', 'series'],
    ['2026-12-08T18:00:00.000Z', '2026-12-08T20:00:00.000Z', 'Later'],
    ['2026-12-15T18:00:00.000Z', '2026-12-15T20:00:00.000Z', 'Later'],
    ['2026-12-22T18:00:00.000Z', '2026-12-22T20:00:00.000Z', 'Later'],
  ]);
  // Each is still known by the time its series had planned.
  expect(times.map(({ occurrence }) => occurrence?.slice(0, 13))).toEqual([
    '2026-11-30T16',
    '2026-12-07T16',
    '2026-12-14T16',
    '2026-12-21T16',
  ]);
});

test('a later change counts from its day on, and a single one for its day', async () => {
  const moved = (day: string, hours: string) =>
    fromHere(
      `;TZID=America/Denver:${day}T090000`,
      `DTSTART;TZID=America/Denver:${day}T${hours}0000`,
      'DURATION:PT1H',
    );
  expect(
    await startsOf(
      weekly(),
      moved('20261207', '11'),
      moved('20261221', '13'),
      event(
        'UID:series',
        'RECURRENCE-ID;TZID=America/Denver:20261214T090000',
        'DTSTART;TZID=America/Denver:20261216T070000',
        'DURATION:PT1H',
      ),
    ),
  ).toEqual(['2026-11-30T16:00', '2026-12-07T18:00', '2026-12-16T14:00', '2026-12-21T20:00']);
});

test('a series canceled from a day on ends there', async () => {
  expect(
    await startsOf(
      weekly(),
      fromHere(
        ';TZID=America/Denver:20261207T090000',
        'DTSTART;TZID=America/Denver:20261207T090000',
        'STATUS:CANCELLED',
      ),
    ),
  ).toEqual(['2026-11-30T16:00']);
});

test('whole days move as days, also over the change of the clocks', async () => {
  const spring = new Date('2027-03-01T12:00:00Z');
  const { times } = await readBusyTimes(
    calendar(
      event('UID:1', 'DTSTART;VALUE=DATE:20270304', 'RRULE:FREQ=WEEKLY;COUNT=3'),
      event(
        'UID:1',
        'RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20270311',
        'DTSTART;VALUE=DATE:20270314',
      ),
    ),
    spring,
    ZONE,
  );
  expect(
    times.map(({ starts_at, ends_at }) => [starts_at.slice(0, 13), ends_at.slice(0, 13)]),
  ).toEqual([
    ['2027-03-04T07', '2027-03-05T07'],
    // 23 hours.
    ['2027-03-14T07', '2027-03-15T06'],
    ['2027-03-21T06', '2027-03-22T06'],
  ]);
});

test('a change of earlier times is listed as unread', async () => {
  const { unread } = await read(
    weekly(),
    event(
      'UID:series',
      'RECURRENCE-ID;RANGE=THISANDPRIOR:20261207T160000Z',
      'DTSTART:20261207T170000Z',
    ),
  );
  expect(unread.map(({ reason }) => reason)).toEqual(['It changes earlier times of its series.']);
});

test.each([
  // Until 2:15 AM by the clock, which is an hour later than usual in fall and 3:15 AM in spring.
  ['2026-10-31', '2026-11-01', '2026-11-01T04:45', '2026-11-01T09:15'],
  ['2027-03-13', '2027-03-14', '2027-03-14T05:45', '2027-03-14T09:15'],
])(
  'an event in the night of %s ends by the clock of the next day',
  async (day, next, starts, ends) => {
    const compact = (date: string) => date.replaceAll('-', '');
    const { times } = await readBusyTimes(
      calendar(
        event(
          'UID:1',
          `DTSTART;TZID=America/Denver:${compact(day)}T224500`,
          `DTEND;TZID=America/Denver:${compact(next)}T021500`,
        ),
      ),
      new Date(`${day}T00:00:00Z`),
      ZONE,
    );
    expect(times.map((time) => [time.starts_at.slice(0, 16), time.ends_at.slice(0, 16)])).toEqual([
      [starts, ends],
    ]);
  },
);

test('every time of a series takes as long as its first, also over the change of the clocks', async () => {
  const { times } = await readBusyTimes(
    calendar(
      event(
        'UID:1',
        'DTSTART;TZID=America/Denver:20261030T224500',
        'DTEND;TZID=America/Denver:20261031T041500',
        'RRULE:FREQ=DAILY;COUNT=3',
      ),
    ),
    new Date('2026-10-30T00:00:00Z'),
    ZONE,
  );
  expect(times.map((time) => Date.parse(time.ends_at) - Date.parse(time.starts_at))).toEqual(
    Array.from({ length: 3 }, () => 5.5 * 3_600_000),
  );
});
