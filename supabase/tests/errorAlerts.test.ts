import { openMarketplace, type Marketplace } from './support/marketplace';

let market: Marketplace;
let admin: string;
beforeEach(async () => {
  market = await openMarketplace();
  admin = await market.admin();
});
afterEach(() => market.database.close());

const OLD = '20261101-080000-0123456789';
const NEW = '20261120-080000-abcdefabcd';

/** Reports of one kind from one release of mf-vendor, so long ago. */
const report = (
  message: string,
  times: number,
  ago = '0 hours',
  version = NEW,
  severity = 'error',
) =>
  market.database.query(
    `insert into public.error_logs (message, severity, category, source, context, created_at)
     select $1, $5, 'ui', 'Page', jsonb_build_object('release', 'r', 'remote', 'mf-vendor', 'remote_version', $4::text),
       now() - $3::interval from generate_series(1, $2)`,
    [message, times, ago, version, severity],
  );
const alert = (ahead = '0 hours') =>
  market.value<number>('select private.alert_of_errors(now() + $1::interval)', [ahead]);
const told = async (person: string) =>
  (
    await market.database.query<{ found: string }>(
      `select data ->> 'found' as found from public.notifications
       where person_id = $1 and kind = 'errors_found' order by created_at, id`,
      [person],
    )
  ).map(({ found }) => found);

test('a new kind of error is one message to each administrator, once; others and ordinary ones alert nobody', async () => {
  const owner = await market.owner();
  await report('Careful', 3, '0 hours', NEW, 'warning');
  expect(await alert()).toBe(0);
  await report('The map broke', 3);
  await report('The list broke', 1);
  expect(await alert()).toBe(2);
  expect(await told(admin)).toEqual(['2 new kinds']);
  expect(await told(owner)).toEqual([]);
  await report('The map broke', 3);
  expect(await alert('2 hours')).toBe(0);
  expect(
    await market.value(
      `select subject from private.outbox where person_id = $1 and kind = 'errors_found' and channel = 'email'`,
      [admin],
    ),
  ).toBe('Error log: 2 new kinds');
});

test('a storm of made-up errors is one message; the rest waits for the next', async () => {
  await report('First', 1);
  expect(await alert()).toBe(1);
  await report('Second', 1);
  expect(await alert('10 minutes')).toBe(0);
  expect(await alert('31 minutes')).toBe(1);
  expect(await told(admin)).toEqual(['1 new kind', '1 new kind']);
});

test('a known error that a new release makes frequent alerts once for that release', async () => {
  await report('The photo failed', 30, '3 days', OLD);
  await report('The photo failed', 19);
  expect(await alert()).toBe(0);
  await report('The photo failed', 1);
  expect(await alert()).toBe(1);
  expect(await told(admin)).toEqual([`1 sudden increase after release mf-vendor ${NEW}`]);
  await report('The photo failed', 50);
  expect(await alert('40 minutes')).toBe(0);
});

test('an error that was as frequent before, or jumps long after the release, is no jump', async () => {
  // Five times the average of the week before are 25 an hour.
  await report('Often', 840, '3 days', OLD);
  await report('Often', 24);
  expect(await alert()).toBe(0);
  await report('Late', 1, '3 days', OLD);
  await report('Late', 60, '0 hours', OLD);
  expect(await alert()).toBe(0);
  await report('Often', 1);
  expect(await alert()).toBe(1);
});

test('what strangers report as a release is not passed on in a message', async () => {
  await report('The photo failed', 1, '3 days', OLD);
  await report('The photo failed', 30, '0 hours', 'Call 555-0100 now');
  expect(await alert()).toBe(1);
  expect(await told(admin)).toEqual(['1 sudden increase after a release']);
});

test('reports are counted for each release, of the remote shown or else the shell', async () => {
  await report('Counted', 2, '2 days', OLD);
  await report('Counted', 3);
  await market.database.query(
    `insert into public.error_logs (message, severity, category, source, context) values
       ('Counted', 'error', 'ui', 'Page', '{"release": "r9"}'), ('Counted', 'error', 'ui', 'Page', null)`,
  );
  const read = (caller: string) =>
    market.database.as({ userId: caller }, (queries) =>
      queries.query(
        `select bundle, version, occurrences::int from public.error_group_releases order by first_seen_at, bundle`,
      ),
    );
  expect(await read(admin)).toEqual([
    { bundle: 'mf-vendor', version: OLD, occurrences: 2 },
    { bundle: 'mf-vendor', version: NEW, occurrences: 3 },
    { bundle: 'shell', version: 'r9', occurrences: 1 },
  ]);
  expect(await read(await market.owner())).toEqual([]);
});
