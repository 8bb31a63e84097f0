import { openMarketplace, type Marketplace } from '../../../../supabase/tests/support/marketplace';
import { hasLeftCalendar, type PlannedDay } from './hasLeftCalendar';

// The calendar decides it in the browser; the feed and the route of the day in the database.

const ZONE = 'America/Chicago';
/** Nine in the morning in Austin, as an offset of days from today. */
const NINE = (days: number) =>
  `((now() at time zone '${ZONE}')::date + ${days} + time '09:00') at time zone '${ZONE}'`;

let market: Marketplace;
let vendor: string;
let secret: string;
let job: string;
beforeAll(async () => {
  market = await openMarketplace();
  vendor = await market.vendor();
  secret = await market.call<string>(vendor, 'renew_calendar_feed');
  job = (await market.agree(await market.owner(), vendor)).job;
});
afterAll(() => market.database.close());

interface Planned extends Omit<PlannedDay, 'service_requests'> {
  readonly day: string;
}

/** Plans the job, and reads it as the calendar does. */
async function plan(state: string, start: string, done: string): Promise<Planned> {
  await market.database.query(
    `update public.jobs set state = $2::public.job_state, scheduled_for = ${start}, delivered_at = ${done}
     where id = $1`,
    [job, state],
  );
  return market.value<Planned>(
    `select jsonb_build_object('state', j.state, 'scheduled_for', j.scheduled_for,
       'delivered_at', j.delivered_at, 'day', (j.scheduled_for at time zone '${ZONE}')::date)
     from public.jobs j where j.id = $1`,
    [job],
  );
}

async function hasLeftFeed(): Promise<boolean> {
  const feed = await market.value<string>('public.calendar_feed($1)', [secret]);
  return !feed.replaceAll('\r\n ', '').includes(`UID:job-${job}`);
}

async function hasLeftRoute(day: string): Promise<boolean> {
  const stops = await market.call<{ job_id: string }[]>(vendor, 'day_route', { day });
  return !stops.some(({ job_id: id }) => id === job);
}

const HOUR = `interval '1 hour'`;
test.each([
  ['two days early', 'delivered', NINE(-1), NINE(-3), true],
  ['accepted since', 'completed', NINE(-1), NINE(-3), true],
  // Midnight has passed in London, not in Austin.
  [
    'late the evening before',
    'delivered',
    NINE(-1),
    `${NINE(-1)} - 9 * ${HOUR} - interval '1 second'`,
    true,
  ],
  ['as the day begins', 'delivered', NINE(-1), `${NINE(-1)} - 9 * ${HOUR}`, false],
  ['before its hour, which has passed', 'delivered', NINE(-1), `${NINE(-1)} - ${HOUR}`, false],
  ['on time', 'completed', NINE(-1), `${NINE(-1)} + ${HOUR}`, false],
  ['the day after', 'completed', NINE(-1), 'now()', false],
  ['with its start still ahead', 'delivered', NINE(1), 'now()', true],
  ['and taken up again', 'in_progress', NINE(-1), NINE(-3), false],
  ['and taken up again, its start ahead', 'in_progress', NINE(1), NINE(-3), false],
  ['not at all', 'scheduled', NINE(1), 'null', false],
])(
  'work finished %s leaves calendar, feed and route alike',
  async (_, state, start, done, left) => {
    const { day, ...planned } = await plan(state, start, done);
    expect({
      calendar: hasLeftCalendar({ ...planned, service_requests: { time_zone: ZONE } }),
      feed: await hasLeftFeed(),
      route: await hasLeftRoute(day),
    }).toEqual({ calendar: left, feed: left, route: left });
  },
);
