import { openMarketplace, type Marketplace } from './support/marketplace';

let market: Marketplace;
let pro: string;
beforeAll(async () => {
  market = await openMarketplace();
  pro = await market.pro({ tokens: 60 });
  const owner = await market.owner();
  const { id } = await market.submit(owner);
  await market.accept(id, pro);
});
afterAll(() => market.database.close());

const findings = () =>
  market.database.as({ role: 'service_role' }, (queries) =>
    queries.query<{ subject: string; finding: string }>('select * from public.health_findings()'),
  );

class Undo extends Error {}

/** What is found after a change, which is taken back. */
async function foundAfter(sql: string, given: readonly unknown[] = []) {
  let found: { subject: string; finding: string }[] = [];
  await market.database
    .transaction(async (queries) => {
      await queries.query(sql, given);
      found = await queries.query('select * from public.health_findings()');
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  return found;
}

test('a marketplace at work has no findings', async () => {
  expect(await findings()).toEqual([]);
});

test.each([
  [
    'timers',
    'are overdue',
    `update private.timers set due_at = now() - interval '11 minutes' where fired_at is null`,
  ],
  [
    'timers',
    'No such lead',
    `update private.timers set fired_at = now(), failure = 'No such lead' where fired_at is null`,
  ],
  [
    'outbox',
    'have been waiting',
    `update private.outbox set status = 'waiting', due_at = now() - interval '31 minutes'`,
  ],
  [
    'outbox',
    'the last because: Refused',
    `update private.outbox set status = 'dead', finished_at = now(), failure = 'Refused'`,
  ],
  [
    'ledger',
    '1 token accounts',
    `update public.token_accounts set posted = posted + 1 where held > 0`,
  ],
])('%s: %s', async (subject, words, sql) => {
  expect(await foundAfter(sql)).toEqual([{ subject, finding: expect.stringContaining(words) }]);
});

test('files of a deleted account that are still there a day later are found', async () => {
  const found = await foundAfter(
    `with asked as (
       insert into private.folders_to_remove values ('gone', now() - interval '25 hours') returning folder
     )
     insert into storage.objects (bucket_id, name) select 'tree-photos', folder || '/a.jpg' from asked`,
  );
  expect(found).toEqual([
    { subject: 'storage', finding: '1 files of deleted accounts are still there a day later.' },
  ]);
});
