import { readBusyTimes } from '../../mf-vendor/src/pages/VendorSchedule/busy/busyTimes';
import { cut } from '../../shared/domain/src';
import { createTestDatabase } from '../../supabase/tests/support/database';

// What the product writes as a calendar, the product and a plain reading of RFC 5545 read as it was.

// ROUND_TRIPS=10000 tries that many.
const FILES = Number(process.env['ROUND_TRIPS'] ?? 500);
const SIGNS = [
  ...[
    'a',
    'Z',
    '0',
    ' ',
    ',',
    ';',
    ':',
    '\\',
    '"',
    "'",
    '\n',
    '\\n',
    '\\,',
    '=',
    '\t',
    'BEGIN:VEVENT',
  ],
  ...['é', 'e\u0301', 'Ł', '木', 'שלום', 'مرحبا', '🌳', '👩‍🌾', '½', '″', '\u2028', 'END:VCALENDAR'],
];

/** The same numbers on every run (Numerical Recipes). */
function numbers() {
  let state = 39;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A property of an event as RFC 5545 says it is read, without any library. */
function plainText(file: string, name: string): string | undefined {
  const line = file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((one) => one.startsWith(`${name}:`));
  return line
    ?.slice(name.length + 1)
    .replace(/\\([\\;,nN])/g, (_all, sign: string) => (/n/i.test(sign) ? '\n' : sign));
}

test(`${FILES} calendars with any text and time come back as they were written`, async () => {
  const next = numbers();
  const text = (most: number) =>
    Array.from({ length: 1 + next(most) }, () => SIGNS[next(SIGNS.length)]).join('');
  const now = new Date('2026-10-25T00:00:00Z');
  const written = Array.from({ length: FILES }, (_, number) => {
    // Over the end of daylight saving, to the second.
    const starts = now.getTime() + next(80 * 86_400) * 1000;
    return {
      place: number,
      uid: `${number}@example.com`,
      starts: new Date(starts).toISOString(),
      ends: new Date(starts + (1 + next(200_000)) * 1000).toISOString(),
      summary: `x${text(60)}x`,
      description: `x${text(200)}x`,
    };
  });
  const database = await createTestDatabase();
  const files = await database.query<{ file: string }>(
    `select private.ical_line('BEGIN:VCALENDAR') || private.ical_line('VERSION:2.0')
       || private.ical_event(e.uid, now(), e.starts, e.ends, e.summary, e.description, null)
       || private.ical_line('END:VCALENDAR') as file
     from jsonb_to_recordset($1::jsonb)
       e (uid text, starts timestamptz, ends timestamptz, summary text, description text, place int)
     order by e.place`,
    [JSON.stringify(written)],
  );
  await database.close();
  expect(files).toHaveLength(FILES);
  for (const [place, { file }] of files.entries()) {
    const one = written[place];
    const { times, unread } = await readBusyTimes(file, now, 'America/Chicago');
    expect({
      place,
      plain: [plainText(file, 'SUMMARY'), plainText(file, 'DESCRIPTION')],
      notes: times.map(({ note }) => note),
      times: times.map(({ starts_at, ends_at, event_uid }) => [starts_at, ends_at, event_uid]),
      unread,
    }).toEqual({
      place,
      plain: [one?.summary, one?.description],
      notes: [cut(one?.summary ?? '', 120).trim()],
      times: [[one?.starts, one?.ends, one?.uid]],
      unread: [],
    });
  }
  process.stdout.write(`${FILES} calendars written and read, 0 differences.\n`);
});
