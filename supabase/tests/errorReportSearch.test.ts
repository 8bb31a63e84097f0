import { openMarketplace, type Arguments, type Marketplace } from './support/marketplace';

let market: Marketplace;
let admin: string;
beforeAll(async () => {
  market = await openMarketplace();
  admin = await market.admin();
  await market.database.query(
    `insert into public.error_logs (message, severity, category, source, context, created_at) values
      ('TypeError: the LeadInbox broke at lead 41', 'critical', 'ui', 'LeadInbox',
        '{"release": "r1", "remote": "mf-vendor", "remote_version": "v1"}', now() - interval '2 days'),
      ('The ledger could not be read', 'error', 'api', 'Tokens',
        '{"release": "r2", "remote": "mf-vendor", "remote_version": "v2"}', now()),
      ('Nothing answered', 'warning', 'network', null, null, now())`,
  );
});
afterAll(() => market.database.close());

const CHOICES = [
  'severity',
  'category',
  'source',
  'release',
  'remote',
  'remote_version',
  'since',
  'words',
  'before',
  'page_size',
];
const found = async (asked: Arguments) => {
  const rows = await market.database.as({ userId: admin }, (queries) =>
    queries.query<{ word: string }>(
      `select split_part(message, ' ', 1) as word from public.find_error_reports(
        $1, $2, $3, $4, $5, $6, $7::timestamptz, $8, $9::bigint, coalesce($10, 50))`,
      CHOICES.map((name) => asked[name] ?? null),
    ),
  );
  return rows.map(({ word }) => word);
};

test.each<[Arguments, string[]]>([
  [{}, ['Nothing', 'The', 'TypeError:']],
  [{ severity: 'critical' }, ['TypeError:']],
  [{ category: 'network' }, ['Nothing']],
  [{ source: 'Tokens' }, ['The']],
  [{ release: 'r1' }, ['TypeError:']],
  [{ remote: 'mf-vendor' }, ['The', 'TypeError:']],
  [{ remote: 'mf-vendor', remote_version: 'v2' }, ['The']],
  [{ since: new Date(Date.now() - 86_400_000).toISOString() }, ['Nothing', 'The']],
  [{ words: 'led read' }, ['The']],
  [{ words: 'error 41' }, ['TypeError:']],
  [{ words: 'inbox' }, ['TypeError:']],
  [{ words: 'ledger nothing' }, []],
  [{ page_size: 1 }, ['Nothing']],
])('reports of %j are %j', async (asked, words) => {
  expect(await found(asked)).toEqual(words);
});

test('older reports continue before the last one shown', async () => {
  const last = await market.value<string>('(select max(id)::text from public.error_logs)');
  expect(await found({ before: last, page_size: 1 })).toEqual(['The']);
});

test('what can be chosen is what was reported', async () => {
  const values = await market.database.as({ userId: admin }, (queries) =>
    queries.query<{ what: string; value: string }>('select * from public.error_report_values()'),
  );
  expect(values.map(({ what, value }) => `${what} ${value}`)).toEqual([
    'source LeadInbox',
    'source Tokens',
    'release r2',
    'release r1',
    'remote_version v2',
    'remote_version v1',
  ]);
});
