import { openMarketplace, refusal, type Marketplace } from './support/marketplace';
import { inViewing, startViewing } from './support/viewing';

// What people typed and have not sent follows them to their other devices, and is theirs alone.

let market: Marketplace;
let vendor: string;
beforeAll(async () => {
  market = await openMarketplace(4);
});
beforeEach(async () => {
  vendor = await market.applicant();
});
afterAll(() => market.database.close());

const KEY = 'quote/5f0c/0';

interface Given {
  key?: unknown;
  draft_id?: unknown;
  content?: unknown;
  age_ms?: unknown;
  known?: unknown;
}
interface Kept {
  key: string;
  content: Record<string, unknown> | null;
  saved_at: string;
}

/** As the Data API answers it: moments as texts, which a device gives back as it got them. */
async function save(person: string, ...drafts: Given[]) {
  const answer = await market.database.as({ userId: person }, (queries) =>
    queries.query<{ drafts: (Kept & { is_saved: boolean })[] | null }>(
      'select jsonb_agg(to_jsonb(d)) as drafts from public.save_form_drafts($1::jsonb) d',
      [JSON.stringify(drafts)],
    ),
  );
  return answer[0]?.drafts ?? [];
}
async function read(person: string): Promise<Kept[]> {
  const [row] = await market.database.as({ userId: person }, (queries) =>
    queries.query<{ drafts: Kept[] | null }>(
      `select jsonb_agg(jsonb_build_object('key', d.key, 'content', d.content, 'saved_at', d.saved_at)
         order by d.key) as drafts from public.form_drafts d`,
    ),
  );
  return row?.drafts ?? [];
}
const contents = async (person: string) =>
  Object.fromEntries((await read(person)).map(({ key, content }) => [key, content]));
const message = async (work: Promise<unknown>) => (await refusal(work)).message;

test('what one device saves another finds, and no one else', async () => {
  await save(vendor, { key: KEY, content: { message: 'We rope down.', price: 500 } });
  expect(await contents(vendor)).toEqual({ [KEY]: { message: 'We rope down.', price: 500 } });
  for (const other of [await market.applicant(), await market.owner(), await market.admin()]) {
    await save(other, { key: KEY, content: { message: 'Mine' } });
    expect(await contents(other)).toEqual({ [KEY]: { message: 'Mine' } });
  }
  expect(await contents(vendor)).toEqual({ [KEY]: { message: 'We rope down.', price: 500 } });
});

test('no draft is written past the function, not even in the name of oneself', async () => {
  await save(vendor, { key: KEY, content: { price: 500 } });
  for (const sql of [
    `insert into public.form_drafts (person_id, key, draft_id, content, saved_at) values ('${vendor}', 'a', '', '{}', now())`,
    `update public.form_drafts set content = '{}'`,
    `delete from public.form_drafts`,
  ]) {
    const tried = market.database.as({ userId: vendor }, (queries) => queries.query(sql));
    expect(await refusal(tried)).toMatchObject({ code: '42501' });
  }
});

test('the draft that was typed last wins, whichever arrives last', async () => {
  const typed = (words: string, age_ms: number) =>
    save(vendor, { key: KEY, content: { words }, age_ms });
  await typed('an hour ago', 3_600_000);
  expect(await typed('just now', 0)).toMatchObject([{ is_saved: true }]);
  expect(await typed('half an hour ago', 1_800_000)).toMatchObject([
    { is_saved: false, content: { words: 'just now' } },
  ]);
  expect(await contents(vendor)).toEqual({ [KEY]: { words: 'just now' } });
});

test('a device goes on from the draft it knows, however slow its connection was before', async () => {
  const [first] = await save(vendor, { key: KEY, content: { words: 'one' } });
  const known = first?.saved_at;
  const [second] = await save(vendor, {
    key: KEY,
    content: { words: 'two' },
    age_ms: 60_000,
    known,
  });
  expect(second).toMatchObject({ is_saved: true, content: { words: 'two' } });
  // Other devices see by its time that it is another draft.
  expect(Date.parse(second?.saved_at ?? '')).toBeGreaterThanOrEqual(Date.parse(known ?? ''));
  expect(second?.saved_at).not.toBe(known);
  const [stale] = await save(vendor, { key: KEY, content: { words: 'x' }, age_ms: 60_000, known });
  expect(stale).toMatchObject({ is_saved: false, content: { words: 'two' } });
});

test('what was sent or discarded stays so for a device that still has it', async () => {
  await save(vendor, { key: KEY, content: { words: 'Ladder' }, age_ms: 60_000 });
  await save(vendor, { key: KEY, content: null });
  expect(await contents(vendor)).toEqual({ [KEY]: null });
  expect(
    await save(vendor, { key: KEY, content: { words: 'Ladder' }, age_ms: 60_000 }),
  ).toMatchObject([{ is_saved: false, content: null }]);
  await save(vendor, { key: KEY, content: { words: 'A new one' } });
  expect(await contents(vendor)).toEqual({ [KEY]: { words: 'A new one' } });
});

test('what was sent on one device ends no other draft that another device has of the form', async () => {
  const mine = { key: KEY, draft_id: 'mine' };
  const other = { key: KEY, draft_id: 'other', content: { words: 'Rope' }, age_ms: 60_000 };
  await save(vendor, other);
  expect(await save(vendor, { ...mine, content: null })).toMatchObject([
    { is_saved: false, draft_id: 'other', content: { words: 'Rope' } },
  ]);
  await save(vendor, { ...mine, content: { words: 'Ladder' }, age_ms: 30_000 });
  await save(vendor, { ...mine, content: null });
  expect(await save(vendor, other)).toMatchObject([{ is_saved: true }]);
  expect(await contents(vendor)).toEqual({ [KEY]: { words: 'Rope' } });
});

test('what was sent before any other device could have it leaves nothing', async () => {
  expect(await save(vendor, { key: KEY, content: null })).toEqual([]);
  expect(await read(vendor)).toEqual([]);
});

test('several are saved at once, all or none', async () => {
  const both = [
    { key: 'price', content: { label: 'Cabling' } },
    { key: 'crew', content: { label: 'Ana' } },
  ];
  expect((await save(vendor, ...both)).map(({ key }) => key)).toEqual(['price', 'crew']);
  expect(
    await message(save(vendor, { key: 'price', content: {} }, { key: 'crew', content: 'text' })),
  ).toBe('A draft holds the fields of a form.');
  expect(await contents(vendor)).toEqual({ price: { label: 'Cabling' }, crew: { label: 'Ana' } });
});

test.each<[string, Given[], string]>([
  ['no key', [{ content: {} }], 'A draft is saved under the name of its form.'],
  ['a hostile key', [{ key: `'; drop table --`, content: {} }], 'A draft is saved under'],
  ['a key of another kind', [{ key: ['price'], content: {} }], 'The key of a draft must be text.'],
  ['a long key', [{ key: 'x'.repeat(201), content: {} }], 'at most 200 characters'],
  ['a long id', [{ key: 'price', draft_id: 'x'.repeat(41), content: {} }], 'at most 40 characters'],
  ['no content', [{ key: 'price' }], 'A draft holds the fields of a form.'],
  ['a list', [{ key: 'price', content: [1] }], 'A draft holds the fields of a form.'],
  ['too much', [{ key: 'price', content: { a: 'x'.repeat(20_000) } }], 'too long to be saved'],
  ['a time to come', [{ key: 'price', content: {}, age_ms: -1 }], 'The age of a draft must be'],
  ['no time', [{ key: 'price', content: {}, known: 'yesterday' }], 'must be a date'],
  [
    'more than go at once',
    Array.from({ length: 21 }, (_, place) => ({ key: `a${place}`, content: {} })),
    'Up to 20 drafts can be saved at once.',
  ],
])('%s is refused in words', async (_what, drafts, words) => {
  expect(await message(save(vendor, ...drafts))).toContain(words);
  expect(await read(vendor)).toEqual([]);
});

test('hostile contents are kept as they are', async () => {
  const content = {
    words: `'; drop table public.form_drafts; --`,
    html: '<script>alert(1)</script>',
  };
  await save(vendor, { key: KEY, content });
  expect(await contents(vendor)).toEqual({ [KEY]: content });
});

test('the latest hundred are kept, and what was sent does not push them out', async () => {
  const batch = (from: number, content: object) =>
    save(
      vendor,
      ...Array.from({ length: 20 }, (_, place) => ({
        key: `draft/${from + place}`,
        content,
        age_ms: 1_000_000 - (from + place) * 1000,
      })),
    );
  for (let from = 0; from < 120; from += 20) {
    await batch(from, { words: 'x' });
    await market.database.query(
      `insert into public.form_drafts (person_id, key, draft_id, saved_at)
       select person_id, replace(key, 'draft', 'sent'), '', saved_at from public.form_drafts
       where person_id = $1 and content is not null on conflict do nothing`,
      [vendor],
    );
  }
  await save(vendor);
  const keys = Object.keys(await contents(vendor));
  for (const kind of ['draft', 'sent']) {
    const places = keys
      .filter((key) => key.startsWith(kind))
      .map((key) => Number(key.split('/')[1]));
    expect(places).toHaveLength(100);
    expect(Math.min(...places)).toBe(20);
  }
});

test('two devices that save the same drafts in another order do not stop each other', async () => {
  const [a, b] = [
    { key: 'a', content: { words: 'x' } },
    { key: 'b', content: { words: 'x' } },
  ];
  await Promise.all([
    save(vendor, a, b),
    save(vendor, b, a),
    save(vendor, a, b),
    save(vendor, b, a),
  ]);
  expect(await read(vendor)).toHaveLength(2);
});

test('a viewing writes none', async () => {
  const admin = await market.admin();
  const { id } = await startViewing(market, admin, vendor);
  const tried = inViewing(market, admin, id, (queries) =>
    queries.query(`select public.save_form_drafts('[{"key": "price", "content": {}}]')`),
  );
  expect((await refusal(tried)).code).toBe('25006');
  expect(await read(vendor)).toEqual([]);
});

test('drafts no one went on with are removed', async () => {
  const days = (count: number) => count * 86_400_000;
  await save(vendor, { key: 'old', content: {}, age_ms: days(31) });
  await save(vendor, { key: 'recent', content: {}, age_ms: days(29) });
  await market.database.query('select private.remove_old_data()');
  expect(Object.keys(await contents(vendor))).toEqual(['recent']);
});

test('drafts are part of the personal data, and are deleted with the account', async () => {
  const owner = await market.owner();
  await save(owner, { key: 'details', content: { address: '4712 Leaving Lane' } });
  const data = await market.call<{ form_drafts: unknown[] }>(owner, 'export_my_data');
  expect(data.form_drafts).toMatchObject([
    { key: 'details', content: { address: '4712 Leaving Lane' } },
  ]);
  await market.database.query('select private.erase_person($1)', [owner]);
  expect(
    await market.value('select count(*)::int from public.form_drafts where person_id = $1', [
      owner,
    ]),
  ).toBe(0);
  expect(await refusal(save(owner, { key: 'details', content: {} }))).toMatchObject({
    code: '42501',
    message: 'This account was deleted.',
  });
});
