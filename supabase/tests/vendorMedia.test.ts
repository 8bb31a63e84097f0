import { randomUUID } from 'node:crypto';
import type { Caller } from './support/database';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
let vendor: string;
let admin: string;
beforeAll(async () => {
  market = await openMarketplace();
  vendor = await market.vendor();
  admin = await market.admin();
});
afterAll(() => market.database.close());

const store = (bucket: string, name: string, caller: Caller = { userId: vendor }) =>
  market.database.as(caller, (queries) =>
    queries.query('insert into storage.objects (bucket_id, name) values ($1, $2)', [bucket, name]),
  );
const sees = (caller: Caller, name: string) =>
  market.database.as(caller, async (queries) => {
    const rows = await queries.query('select 1 from storage.objects where name = $1', [name]);
    return rows.length === 1;
  });
async function photo(kind = 'photo', ending = 'jpg'): Promise<{ id: string; path: string }> {
  const path = `${vendor}/${randomUUID()}.${ending}`;
  await store('vendor-media', path);
  return { id: await market.call<string>(vendor, 'add_media', { path, kind }), path };
}
const VISITOR: Caller = { role: 'anon' };
const NAME = randomUUID();

test('visitors see what an approved Pro shows, and nothing that is only uploaded', async () => {
  const shown = await photo();
  const loose = `${vendor}/${randomUUID()}.jpg`;
  await store('vendor-media', loose);
  expect(await sees(VISITOR, shown.path)).toBe(true);
  expect(await sees(VISITOR, loose)).toBe(false);
  expect(await sees({ userId: vendor }, loose)).toBe(true);
  const remove = (path: string) =>
    market.database.as({ userId: vendor }, (queries) =>
      queries.query('delete from storage.objects where name = $1 returning 1', [path]),
    );
  expect(await remove(shown.path)).toEqual([]);
  expect(await remove(loose)).toHaveLength(1);
});

test('what a suspended Pro has shown is no longer seen', async () => {
  const other = await market.vendor();
  const path = `${other}/${randomUUID()}.jpg`;
  await store('vendor-media', path, { userId: other });
  await market.call(other, 'add_media', { path, kind: 'photo' });
  expect(await sees(VISITOR, path)).toBe(true);
  await market.call(admin, 'decide_vendor', {
    vendor_id: other,
    decision: 'suspend',
    reason: 'Complaints',
  });
  expect(await sees(VISITOR, path)).toBe(false);
  expect(await sees({ userId: admin }, path)).toBe(true);
});

test('documents are seen only by their Pro and administrators', async () => {
  const path = `${vendor}/${randomUUID()}.pdf`;
  await store('vendor-documents', path);
  const owner = await market.owner();
  const other = await market.vendor();
  for (const caller of [VISITOR, { userId: owner }, { userId: other }])
    expect(await sees(caller, path)).toBe(false);
  for (const userId of [vendor, admin]) expect(await sees({ userId }, path)).toBe(true);
});

test.each(['vendor-media', 'vendor-documents'])(
  'into %s only Pros store, and each only into the own folder',
  async (bucket) => {
    const owner = await market.owner();
    const other = await market.vendor();
    for (const [caller, name] of [
      [{ userId: owner }, `${owner}/${NAME}.jpg`],
      [{ userId: other }, `${vendor}/${NAME}.jpg`],
      [{ userId: other }, `${NAME}.jpg`],
      [VISITOR, `${vendor}/${NAME}.jpg`],
    ] as const)
      expect((await refusal(store(bucket, name, caller))).code).toBe('42501');
  },
);

test('a new logo takes the place of the earlier one', async () => {
  const first = await photo('logo');
  const second = await photo('logo', 'png');
  const logos = await market.database.query(
    `select id from public.vendor_media where vendor_id = $1 and kind = 'logo'`,
    [vendor],
  );
  expect(logos).toEqual([{ id: second.id }]);
  expect(await sees(VISITOR, first.path)).toBe(false);
});

test('videos wait for their flag', async () => {
  const path = `${vendor}/${randomUUID()}.mp4`;
  expect((await refusal(store('vendor-media', path))).code).toBe('42501');
  const added = await refusal(market.call(vendor, 'add_media', { path, kind: 'video' }));
  expect(added.message).toBe('Videos cannot be added at the moment.');
  await market.database.query(
    `update public.feature_flags set enabled = true where name = 'video_upload'`,
  );
  await store('vendor-media', path);
  const mislabeled = await refusal(market.call(vendor, 'add_media', { path, kind: 'photo' }));
  expect(mislabeled.message).toBe('The content of this file does not match its type.');
  await market.call(vendor, 'add_media', { path, kind: 'video' });
});

test('photos keep the order they are put in, and adding one twice adds one', async () => {
  const added = [await photo(), await photo(), await photo()];
  const wanted = [added[2]?.id, added[0]?.id];
  await market.call(vendor, 'order_media', { media_ids: wanted });
  const order = await market.database.query<{ id: string }>(
    'select id from public.vendor_media where vendor_id = $1 order by position',
    [vendor],
  );
  expect(order.slice(0, 2).map((row) => row.id)).toEqual(wanted);
  const again = await market.call(vendor, 'add_media', { path: added[1]?.path, kind: 'photo' });
  expect(again).toBe(added[1]?.id);
});

test('before and after belong together until one of them goes', async () => {
  const [before, after, later] = [await photo(), await photo(), await photo()];
  const pairs = () =>
    market.database.query(
      `select id, moment::text from public.vendor_media where pair_id is not null order by 2 desc`,
    );
  await market.call(vendor, 'pair_media', { before_id: before.id, after_id: after.id });
  await market.call(vendor, 'pair_media', { before_id: before.id, after_id: later.id });
  expect(await pairs()).toEqual([
    { id: before.id, moment: 'before' },
    { id: later.id, moment: 'after' },
  ]);
  await market.database.as({ userId: vendor }, (queries) =>
    queries.query('delete from public.vendor_media where id = $1', [later.id]),
  );
  expect(await pairs()).toEqual([]);
  const same = await refusal(
    market.call(vendor, 'pair_media', { before_id: before.id, after_id: before.id }),
  );
  expect(same.message).toBe('Choose two different photos of yours.');
});

test('forty photos are the most', async () => {
  const busy = await market.vendor();
  await market.database.query(
    `insert into public.vendor_media (vendor_id, kind, path) select $1::uuid, 'photo', $1 || '/' || n from generate_series(1, 40) n`,
    [busy],
  );
  const path = `${busy}/${randomUUID()}.jpg`;
  await store('vendor-media', path, { userId: busy });
  const refused = await refusal(market.call(busy, 'add_media', { path, kind: 'photo' }));
  expect(refused.message).toBe('You can have at most 40 photos.');
});

describe.each(['tree-photos', 'vendor-media', 'vendor-documents', 'message-attachments'])(
  'into %s',
  (bucket) => {
    test('files are stored under random names, which tell the other side nothing', async () => {
      const owner = await market.owner();
      await market.database.query(
        `update public.vendor_profiles set state = 'paused' where vendor_id <> $1 and state = 'approved'`,
        [vendor],
      );
      await market.accept((await market.submit(owner)).id, vendor);
      for (const name of [
        'call-512-555-0100.jpg',
        'call-512-555-0100/00000000-0000-4000-8000-000000000000.jpg',
        `${NAME}.jpg\n${NAME}.jpg`,
        `${NAME}\n.jpg`,
        `../${owner}/${NAME}.jpg`,
        `./${NAME}.jpg`,
        `${NAME}.html`,
        `${NAME}.svg`,
        `${NAME}.jpg.html`,
        `${NAME}`,
      ]) {
        expect((await refusal(store(bucket, `${vendor}/${name}`))).code).toBe('42501');
      }
      await store(bucket, `${vendor}/${randomUUID()}.jpg`);
    });
  },
);
