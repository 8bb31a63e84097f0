import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());

const addProperty = (owner: string, label: string, address: string) =>
  market.call<string>(owner, 'add_property', { label, address, zip: '78704' });

describe('edits name the version they are based on', () => {
  const facts = (label: string) => ({ label, address: '12 Oak Street', zip: '78704' });

  test('the second of two edits of one version is refused, and nothing is overwritten', async () => {
    const owner = await market.owner();
    const property = await addProperty(owner, 'Home', '12 Oak Street');
    const edit = (label: string, version: number) =>
      market.call(owner, 'update_property', {
        property_id: property,
        ...facts(label),
        expected_version: version,
      });
    await edit('First', 1);
    const refused = await refusal(edit('Second', 1));
    expect(refused).toEqual({
      code: 'P0001',
      message: expect.stringMatching(/^This property was changed since you opened it/),
    });
    expect(
      await market.value('select label from public.properties where id = $1', [property]),
    ).toBe('First');
    await edit('Second', 2);
    expect(
      await market.value('select version from public.properties where id = $1', [property]),
    ).toBe(3);
  });

  test('trees count their versions too, and an edit that changes nothing is none', async () => {
    const owner = await market.owner();
    const property = await addProperty(owner, 'Home', '12 Oak Street');
    const save = (tree: string | null, height: number, version: number | null) =>
      market.call<{ id: string; height_m: number; version: number }>(owner, 'save_property_tree', {
        property_id: property,
        tree_id: tree,
        facts: { label: 'Oak', height_m: height },
        expected_version: version,
      });
    const { id: tree } = await save(null, 9, null);
    expect(await save(tree, 9, 1)).toMatchObject({ height_m: 9, version: 1 });
    expect(await save(tree, 10, 1)).toMatchObject({ height_m: 10, version: 2 });
    expect((await refusal(save(tree, 11, 1))).message).toMatch(
      /^This tree was changed since you opened it/,
    );
    expect(
      await market.value(
        'select count(*)::int from public.property_tree_events where tree_id = $1',
        [tree],
      ),
    ).toBe(2);
  });
});

describe('a list of trees', () => {
  const send = (owner: string, rows: unknown, key: string = randomUUID()) =>
    market.call(owner, 'import_property_trees', { rows, idempotency_key: key });

  test('finds properties by name or address, keeps what exists, and names each bad row', async () => {
    const owner = await market.owner();
    const home = await addProperty(owner, 'Home', '1 Elm Court');
    await addProperty(owner, 'Twin', '2 Elm Court');
    await addProperty(owner, 'Twin', '3 Elm Court');
    const rows = [
      { property: 'home', label: 'Oak', height_m: 9, condition: 'dead' },
      { property: '1 ELM COURT', label: 'oak' },
      { property: 'Twin', label: 'Elm' },
      { property: '3 Elm Court', label: 'Elm', count: 4 },
      { property: 'Nowhere', label: 'Elm' },
      { property: 'Home', label: 'Ash', height_m: 999 },
      'Ash',
    ];
    const key = randomUUID();
    const report = await send(owner, rows, key);
    expect(report).toMatchObject({
      added: 2,
      known: 1,
      refused: [
        { row: 3, reason: 'More than one property is called “Twin”. Use its address.' },
        { row: 5, reason: 'You have no property called “Nowhere”.' },
        { row: 6 },
        { row: 7, reason: 'A row needs a property and the name of the tree.' },
      ],
    });
    expect(await send(owner, [], key)).toEqual(report);
    expect(
      await market.value('select count(*)::int from public.property_trees where property_id = $1', [
        home,
      ]),
    ).toBe(1);
  });

  test('never reaches into the properties of someone else', async () => {
    const [owner, other] = [await market.owner(), await market.owner()];
    const property = await addProperty(other, 'Theirs', '9 Elm Court');
    for (const name of ['Theirs', '9 Elm Court', property]) {
      expect(await send(owner, [{ property: name, label: 'Oak' }])).toMatchObject({ added: 0 });
    }
  });

  test('tells open pages once, however long it is', async () => {
    const owner = await market.owner();
    await addProperty(owner, 'Home', '1 Elm Court');
    const told = () =>
      market.value<number>(
        `select count(*)::int from realtime.messages
         where topic = $1 and payload ->> 'kind' = 'properties'`,
        [`user:${owner}`],
      );
    const before = await told();
    await send(
      owner,
      Array.from({ length: 40 }, (_, place) => ({ property: 'Home', label: `Tree ${place}` })),
    );
    expect((await told()) - before).toBe(1);
  });
});

describe('requests page by page', () => {
  const find = (owner: string, search: object) =>
    market.database.as({ userId: owner }, (queries) =>
      queries.query<{ number: string }>(
        `select number::text from public.find_my_requests(
           states => $1::text[], words => $2, sort => $3, after => $4::uuid, page_size => $5)`,
        Object.values({
          states: null,
          words: null,
          sort: 'newest',
          after: null,
          size: 2,
          ...search,
        }),
      ),
    );

  test('continue after the last one shown, in every order, and find every word', async () => {
    const owner = await market.owner();
    const sent = [];
    for (const description of ['A pine', 'An oak', 'A 100% dead pine']) {
      sent.push(await market.submit(owner, { description }));
    }
    const [first, second, third] = sent.map(({ number }) => String(number));
    const numbers = async (search: object) =>
      (await find(owner, search)).map(({ number }) => number);
    expect(await numbers({})).toEqual([third, second]);
    expect(await numbers({ after: sent[1]?.id })).toEqual([first]);
    expect(await numbers({ sort: 'oldest' })).toEqual([first, second]);
    expect(await numbers({ sort: 'oldest', after: sent[1]?.id })).toEqual([third]);
    expect(await numbers({ words: 'PINE removal' })).toEqual([third, first]);
    expect(await numbers({ words: '100%' })).toEqual([third]);
    expect(await numbers({ words: '1_0' })).toEqual([]);
    expect(await numbers({ words: `#${second}` })).toEqual([second]);
    expect(await numbers({ states: '{canceled}' })).toEqual([]);
  });

  test("another owner's request is not a valid cursor", async () => {
    const [owner, other] = [await market.owner(), await market.owner()];
    const { id } = await market.submit(other);
    await expect(find(owner, { after: id })).rejects.toThrow(/does not exist/);
    await expect(find(owner, { sort: 'state' })).rejects.toThrow(/newest, oldest or updated/);
  });
});

test('figures, spending and care tell of one’s own properties alone', async () => {
  const [owner, vendor] = [await market.owner(), await market.vendor()];
  const { job } = await market.agree(owner, vendor, 90_000);
  await market.deliver(vendor, job);
  await market.call(owner, 'accept_delivery', { job_id: job });
  const ask = (person: string, text: string, given: unknown[] = []) =>
    market.database.as({ userId: person }, (queries) => queries.query(text, given));

  const [property] = await market.database.query<{ id: string }>(
    'select id from public.properties where owner_id = $1',
    [owner],
  );
  const figures = 'select * from public.my_property_figures($1::uuid[])';
  expect(await ask(owner, figures, [`{${property?.id}}`])).toMatchObject([
    { trees: 1, worrying_trees: 1, open_requests: 0, requests: 1 },
  ]);
  const year = new Date().getUTCFullYear();
  const spending = 'select property_id, year, cents::int, jobs from public.my_spending()';
  expect(await ask(owner, spending)).toMatchObject([{ cents: 90_000, jobs: 1, year }]);
  const care = 'select label, condition from public.my_trees_needing_care()';
  expect(await ask(owner, care)).toEqual([{ label: 'Elm', condition: 'dead' }]);

  const other = await market.owner();
  expect(await ask(other, figures, [`{${property?.id}}`])).toEqual([]);
  expect(await ask(other, spending)).toEqual([]);
  expect(await ask(other, care)).toEqual([]);

  await market.submit(owner, {
    property: { id: property?.id },
    category: 'arborist',
    trees: [
      {
        height_m: 12,
        property_tree_id: await market.value(
          'select id from public.property_trees where property_id = $1',
          [property?.id],
        ),
      },
    ],
  });
  // Someone is asked about it: nothing is left to recommend.
  expect(await ask(owner, care)).toEqual([]);
});
