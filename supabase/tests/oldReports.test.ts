import { startClock } from '../local/clock';
import { createTestDatabase, type TestDatabase } from './support/database';

// Nothing is reported in these tests: old rows are removed on schedule.

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() =>
  database.script(`
    truncate public.error_logs, public.error_groups cascade;
    truncate private.page_vitals, private.release_loads, private.error_report_counts;
    insert into public.error_logs (message, severity, category, created_at)
      select age, 'error', 'ui', now() - age::interval from unnest(array['91 days', '89 days']) age;
    insert into public.error_groups (fingerprint, message, category, severity, occurrences, first_seen_at, last_seen_at)
      select age, age, 'ui', 'error', 1, now() - age::interval, now() - age::interval
      from unnest(array['367 days', '364 days']) age;
    insert into private.page_vitals (page, device, metric, value, created_at)
      select '/', 'wide', 'LCP', 1, now() - age::interval from unnest(array['31 days', '29 days']) age;
    insert into private.release_loads (remote, version, first_at)
      select 'mf-vendor', '20260101-120000-000000000' || extract(day from age::interval) % 10, now() - age::interval
      from unnest(array['91 days', '89 days']) age;
    insert into private.error_report_counts (reporter, minute)
      select 'address 203.0.113.5', now() - age::interval from unnest(array['121 minutes', '61 minutes']) age;`),
);

const stored = async () => {
  const [row] = await database.query<{ rows: Record<string, string[]> }>(
    `select jsonb_build_object(
       'reports', (select jsonb_agg(e.message) from public.error_logs e),
       'kinds', (select jsonb_agg(g.fingerprint) from public.error_groups g where g.fingerprint like '% days'),
       'speeds', (select jsonb_agg((now() - v.created_at)::text) from private.page_vitals v),
       'loads', (select jsonb_agg((now() - l.first_at)::text) from private.release_loads l),
       'counts', (select jsonb_agg(c.reporter) from private.error_report_counts c)) as rows`,
  );
  return Object.entries(row?.rows ?? {}).map(([what, rows]) => `${rows.length} ${what}`);
};
const count = (each: number) =>
  ['reports', 'kinds', 'speeds', 'loads', 'counts'].map((what) => `${each} ${what}`).sort();

test('by what pg_cron does every five minutes', async () => {
  expect((await stored()).sort()).toEqual(count(2));
  const [work] = await database.query<{ schedule: string; command: string }>(
    `select schedule, command from private.scheduled_work where name = 'old-reports'`,
  );
  expect(work?.schedule).toBe('*/5 * * * *');
  await database.query(work?.command ?? '');
  expect((await stored()).sort()).toEqual(count(1));
});

test('by the clock of the local server', async () => {
  const errors: unknown[] = [];
  const clock = startClock({
    database,
    trim: async () => undefined,
    onError: (error) => errors.push(error),
    tickMs: 60_000,
  });
  await clock.stop();
  expect(errors).toEqual([]);
  expect((await stored()).sort()).toEqual(count(1));
});
