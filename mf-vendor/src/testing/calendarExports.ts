import { rrulestr } from 'rrule';

/**
 * Calendar files as six programs export them, made from a number, with the busy times they stand for. The
 * times come from python-dateutil's rules (rrule) and the law on daylight saving, not from what the product
 * reads calendars with.
 */
export interface CalendarExport {
  readonly program: string;
  readonly text: string;
  readonly now: Date;
  /** Start and end in milliseconds, sorted, each once. */
  readonly spans: readonly string[];
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const OWN_ZONE = 'America/Chicago';
const ZONES = {
  'America/New_York': { windows: 'Eastern Standard Time', offset: -5, changes: true },
  'America/Chicago': { windows: 'Central Standard Time', offset: -6, changes: true },
  'America/Denver': { windows: 'Mountain Standard Time', offset: -7, changes: true },
  'America/Phoenix': { windows: 'US Mountain Standard Time', offset: -7, changes: false },
  'America/Los_Angeles': { windows: 'Pacific Standard Time', offset: -8, changes: true },
  'Pacific/Honolulu': { windows: 'Hawaiian Standard Time', offset: -10, changes: false },
} as const;
type Zone = keyof typeof ZONES;
const zoneNames = Object.keys(ZONES) as Zone[];
/** Two windows with a change of the clocks, one without. */
const NOWS = ['2026-02-20T18:00:00Z', '2026-09-15T18:00:00Z', '2026-11-27T18:00:00Z'];

const RULES = [
  'FREQ=DAILY',
  'FREQ=DAILY;INTERVAL=3',
  'FREQ=WEEKLY',
  'FREQ=WEEKLY;BYDAY=MO,WE,FR',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,TU;WKST=SU',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,TU;WKST=MO',
  'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  'FREQ=MONTHLY;BYMONTHDAY=15',
  'FREQ=MONTHLY;BYMONTHDAY=31',
  'FREQ=MONTHLY;BYMONTHDAY=-1',
  'FREQ=MONTHLY;BYDAY=2TU',
  'FREQ=MONTHLY;BYDAY=-1FR',
  'FREQ=MONTHLY;BYDAY=TU;BYSETPOS=2',
  'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
  'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1,-1',
  'FREQ=MONTHLY;INTERVAL=2;BYDAY=1SA,3SA',
  'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13',
  'FREQ=YEARLY;BYMONTH=11;BYDAY=4TH',
  'FREQ=YEARLY;BYMONTH=3,10;BYDAY=2SU',
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29',
  'FREQ=YEARLY;BYWEEKNO=10,40,50;BYDAY=WE',
  'FREQ=YEARLY;BYYEARDAY=70,300,-10',
  'FREQ=YEARLY;BYDAY=MO;BYSETPOS=10,-3',
];

/** The same numbers in every run, from one number. */
function numbersFrom(seed: number) {
  let state = seed * 2654435761 + 1;
  const next = (below: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
  return { next, pick: <T>(of: readonly T[]): T => of[next(of.length)] as T };
}

const sundayOf = (year: number, month: number, which: number) => {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return Date.UTC(year, month, 1 + ((7 - first) % 7) + 7 * (which - 1), 2);
};

/** The moment of a wall clock, by the Energy Policy Act of 2005. No time here is between 1 and 3 o'clock. */
function momentOf(wall: number, zone: Zone): number {
  const { offset, changes } = ZONES[zone];
  const year = new Date(wall).getUTCFullYear();
  const isSummer = changes && wall >= sundayOf(year, 2, 2) && wall < sundayOf(year, 10, 1);
  return wall - (offset + (isSummer ? 1 : 0)) * HOUR;
}

const stamp = (wall: number) =>
  new Date(wall)
    .toISOString()
    .replace(/[-:]|\.\d+/g, '')
    .slice(0, 15);
const day = (wall: number) => stamp(wall).slice(0, 8);

const DEFINED = (id: string, { offset, changes }: (typeof ZONES)[Zone], since: string) => {
  const text = (hours: number) => `-${String(-hours).padStart(2, '0')}00`;
  const part = (name: string, from: number, to: number, rule: string) => [
    `BEGIN:${name}`,
    `DTSTART:${since}T020000`,
    `TZOFFSETFROM:${text(from)}`,
    `TZOFFSETTO:${text(to)}`,
    ...(changes ? [`RRULE:FREQ=YEARLY;${rule}`] : []),
    `END:${name}`,
  ];
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${id}`,
    ...part('STANDARD', changes ? offset + 1 : offset, offset, 'BYDAY=1SU;BYMONTH=11'),
    ...(changes ? part('DAYLIGHT', offset, offset + 1, 'BYDAY=2SU;BYMONTH=3') : []),
    'END:VTIMEZONE',
  ];
};

/** How a program writes what the others write otherwise. */
interface Program {
  readonly head: readonly string[];
  /** Name of a zone in this program's files. */
  readonly zoned: (zone: Zone) => string;
  /** Definition of a zone, where the program writes one. */
  readonly defined?: (zone: Zone) => readonly string[];
  readonly hasDuration?: boolean;
  /** Single events in UTC. */
  readonly isUtc?: boolean;
  readonly extra?: readonly string[];
  readonly newline?: string;
}

const ALARM = [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'TRIGGER:-PT15M',
  'DURATION:PT5M',
  'SUMMARY:No',
  'END:VALARM',
];
const PROGRAMS: Readonly<Record<string, Program>> = {
  Google: {
    head: [
      'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
      'X-WR-CALNAME:Me',
      'X-WR-TIMEZONE:Asia/Tokyo',
    ],
    zoned: (zone) => zone,
    isUtc: true,
    extra: ['CLASS:PRIVATE', 'DESCRIPTION:Bring\\, the ladder\\n'],
  },
  Apple: {
    head: ['PRODID:-//Apple Inc.//macOS 15.1//EN', 'CALSCALE:GREGORIAN', 'X-WR-CALNAME:Home'],
    zoned: (zone) => zone,
    defined: (zone) => DEFINED(zone, ZONES[zone], '20070311'),
    extra: ['X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC', ...ALARM],
  },
  Outlook: {
    head: ['PRODID:-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN', 'METHOD:PUBLISH'],
    zoned: (zone) => `"${ZONES[zone].windows}"`,
    defined: (zone) => DEFINED(ZONES[zone].windows, ZONES[zone], '16011104'),
    extra: [
      'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
      'X-ALT-DESC;FMTTYPE=text/html:<p>a: b</p>',
      ...ALARM,
    ],
  },
  Exchange: {
    head: ['PRODID:Microsoft Exchange Server 2010', 'METHOD:PUBLISH', 'X-WR-CALNAME:Calendar'],
    zoned: (zone) => `Customized ${ZONES[zone].offset}${ZONES[zone].changes ? '' : ' fixed'}`,
    defined: (zone) =>
      DEFINED(
        `Customized ${ZONES[zone].offset}${ZONES[zone].changes ? '' : ' fixed'}`,
        ZONES[zone],
        '20070101',
      ),
    extra: ['X-MICROSOFT-DISALLOW-COUNTER:FALSE', 'PRIORITY:5'],
  },
  Nextcloud: {
    head: ['PRODID:-//Sabre//Sabre VObject 4.5.4//EN', 'X-WR-CALNAME:Personal'],
    zoned: (zone) => zone,
    hasDuration: true,
    newline: '\n',
  },
  Thunderbird: {
    head: ['PRODID:-//Mozilla.org/NONSGML Mozilla Calendar V1.1//EN'],
    zoned: (zone) => `/mozilla.org/20050126_1/${zone}`,
    extra: ['X-MOZ-GENERATION:3', 'X-LIC-ERROR;X-LIC-ERRORTYPE=VALUE-PARSE-ERROR:No value'],
  },
};
export const programs = Object.keys(PROGRAMS);

const folded = (line: string) => line.replace(/(.{70})(?=.)/gu, '$1\r\n ');

/** The file a program exports, by number. */
export function calendarExport(name: string, seed: number): CalendarExport {
  const program = PROGRAMS[name];
  if (!program) throw new Error(`No program ${name}`);
  const { next, pick } = numbersFrom(seed * programs.length + programs.indexOf(name));
  const now = new Date(pick(NOWS));
  const from = now.getTime();
  const until = from + 90 * DAY;
  const used = new Set<Zone>();
  const spans = new Set<string>();
  const body: string[] = [];
  for (let number = 0; number < 6; number += 1) {
    const isDay = next(4) === 0;
    const isFloating = !isDay && next(5) === 0;
    const zone = isDay || isFloating ? OWN_ZONE : pick(zoneNames);
    if (!isDay && !isFloating) used.add(zone);
    const isSeries = next(3) > 0;
    const begin = Date.UTC(
      2026,
      now.getUTCMonth() - (isSeries ? next(30) : 0),
      1 + next(isSeries ? 28 : 110),
      isDay ? 0 : 4 + next(19),
      isDay ? 0 : 15 * next(4),
    );
    const rule = pick(RULES);
    const days = 1 + next(3);
    let length = isDay ? days * DAY : (1 + next(8)) * 30 * 60_000;
    // The series starts on its first occurrence, as every program writes it.
    const bare = `DTSTART:${stamp(begin)}Z\nRRULE:${rule}`;
    const start = isSeries
      ? (rrulestr(bare)
          .after(new Date(begin - 1), true)
          ?.getTime() ?? begin)
      : begin;
    // An end in the hour of the change is another moment for every program; busyTimes.test.ts has what is right.
    while (!isDay && [1, 2].includes(new Date(start + length).getUTCHours())) length -= 30 * 60_000;
    const written = (wall: number, tag: string) => {
      if (isDay) return `${tag};VALUE=DATE:${day(wall)}`;
      if (isFloating) return `${tag}:${stamp(wall)}`;
      return program.isUtc && !isSeries
        ? `${tag}:${stamp(momentOf(wall, zone))}Z`
        : `${tag};TZID=${program.zoned(zone)}:${stamp(wall)}`;
    };
    const limit = next(3);
    const last = start + next(1200) * DAY;
    const end = [
      '',
      `;COUNT=${1 + next(60)}`,
      isDay || isFloating
        ? `;UNTIL=${isDay ? day(last) : stamp(last)}`
        : `;UNTIL=${stamp(momentOf(last, zone))}Z`,
    ][limit] as string;
    const counted = limit === 2 ? `;UNTIL=${stamp(last)}Z` : end;
    const all = isSeries
      ? rrulestr(`DTSTART:${stamp(start)}Z\nRRULE:${rule}${counted}`)
          .between(new Date(from - 10 * DAY), new Date(until + 2 * DAY), true)
          .map((date) => date.getTime())
      : [start];
    const isBusy = next(8) > 0;
    const left = isSeries && all.length > 3 ? all.filter(() => next(9) === 0) : [];
    const present = all.filter((wall) => !left.includes(wall));
    const moved = isSeries && present.length > 2 && next(2) === 0 ? present[1] : undefined;
    const canceled = isSeries && present.length > 3 && next(3) === 0 ? present[2] : undefined;
    const uid = `${seed}-${number}@${name.toLowerCase()}.example`;
    const event = (lines: readonly string[], at: number, title = `Træ ${number}; "x" 🌳`) =>
      body.push(
        'BEGIN:VEVENT',
        'DTSTAMP:20260101T000000Z',
        `UID:${uid}`,
        ...(next(6) === 0
          ? []
          : [`SUMMARY:${title.replace(/;/g, '\\;')} ${'long '.repeat(next(20))}`]),
        written(at, 'DTSTART'),
        program.hasDuration
          ? `DURATION:${isDay ? `P${days}D` : `PT${length / 60_000}M`}`
          : written(at + length, 'DTEND'),
        ...lines,
        ...(program.extra ?? []),
        'END:VEVENT',
      );
    event(
      [
        ...(isSeries ? [`RRULE:${rule}${end}`] : []),
        ...left.map((wall) => written(wall, 'EXDATE')),
        ...(isBusy ? [] : [pick(['TRANSP:TRANSPARENT', 'STATUS:CANCELLED'])]),
      ],
      start,
    );
    const isLate = new Date(start).getUTCHours() >= 18;
    const shift = isDay ? DAY : (isLate ? -2 : 2) * HOUR;
    if (moved !== undefined) event([written(moved, 'RECURRENCE-ID'), 'SEQUENCE:1'], moved + shift);
    if (canceled !== undefined)
      event([written(canceled, 'RECURRENCE-ID'), 'STATUS:CANCELLED'], canceled);
    const walls = [
      ...(isBusy ? present.filter((wall) => wall !== moved && wall !== canceled) : []),
      ...(moved === undefined ? [] : [moved + shift]),
    ];
    for (const wall of walls) {
      const [starts, ends] = isDay
        ? [momentOf(wall, zone), momentOf(wall + length, zone)]
        : [momentOf(wall, zone), momentOf(wall, zone) + length];
      if (ends > from && starts < until) spans.add(`${starts} ${ends}`);
    }
  }
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...program.head,
    ...[...used].flatMap((zone) => program.defined?.(zone) ?? []),
    ...body,
    ...(name === 'Thunderbird'
      ? ['BEGIN:VTODO', 'UID:todo', 'DTSTART:20261201T090000Z', 'END:VTODO']
      : []),
    'END:VCALENDAR',
    '',
  ];
  const text = lines
    .map(folded)
    .join('\r\n')
    .replace(/\r\n/g, program.newline ?? '\r\n');
  return { program: name, text, now, spans: [...spans].sort() };
}
