import { randomUUID } from 'node:crypto';
import { requestInput } from './support/inputs';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
let owner: string;
beforeAll(async () => {
  market = await openMarketplace();
  owner = await market.owner();
});
afterAll(() => market.database.close());

let street = 0;
const addProperty = () => {
  street += 1;
  return market.call<string>(owner, 'add_property', {
    label: `House ${street}`,
    address: `${street} Oak Street`,
    zip: '78704',
  });
};
const inventory = (property: string) =>
  market.database.query<{ id: string; label: string; height_m: string; removed: boolean }>(
    `select id, label, height_m::text, removed_at is not null as removed
     from public.property_trees where property_id = $1 order by created_at, label`,
    [property],
  );
const history = (tree: string) =>
  market.database.query<{ kind: string; facts: Record<string, unknown> }>(
    'select kind, facts from public.property_tree_events where tree_id = $1 order by id',
    [tree],
  );

test('the trees of a request become the property’s, and the next request brings them up to date', async () => {
  const property = await addProperty();
  const trees = [
    { species: 'Elm', height_m: 12, condition: 'dead' },
    { height_m: 5, count: 3 },
  ];
  const first = await market.submit(owner, { property: { id: property }, trees });
  const kept = await inventory(property);
  expect(kept.map((tree) => tree.label)).toEqual(['Elm', 'Tree 2']);

  const draft = await market.call<{ trees: Record<string, unknown>[]; property: unknown }>(
    owner,
    'repeat_request',
    { request_id: first.id },
  );
  expect(draft).toMatchObject({ category: 'tree_removal', property: { id: property }, photos: [] });
  expect(draft.trees.map((tree) => tree['property_tree_id'])).toEqual(kept.map((tree) => tree.id));

  const grown = draft.trees.map((tree) => ({ ...tree, height_m: Number(tree['height_m']) + 1 }));
  await market.submit(owner, { ...draft, category: 'maintenance', trees: grown });
  expect((await inventory(property)).map((tree) => tree.height_m)).toEqual(['13', '6']);
  expect(await history(kept[0]?.id ?? '')).toMatchObject([
    { kind: 'added', facts: { height_m: 12 } },
    { kind: 'changed', facts: { height_m: 13 } },
  ]);
  expect(
    await market.value(
      'select count(*)::int from public.request_trees where property_tree_id = any ($1)',
      [kept.map((tree) => tree.id)],
    ),
  ).toBe(4);
});

test('a stump to grind is not one of the trees, and leaves a tree named for it as it was', async () => {
  const property = await addProperty();
  await market.submit(owner, { property: { id: property }, trees: [{ height_m: 12 }] });
  const [tree] = await inventory(property);
  const stump = { height_m: 0.3, diameter_cm: 40, stump: true, condition: 'healthy' };
  const { id } = await market.submit(owner, {
    category: 'stump_grinding',
    property: { id: property },
    trees: [stump, { ...stump, property_tree_id: tree?.id }],
  });
  expect(await inventory(property)).toEqual([tree]);
  expect(
    await market.database.query(
      'select property_tree_id from public.request_trees where request_id = $1 order by position',
      [id],
    ),
  ).toEqual([{ property_tree_id: null }, { property_tree_id: tree?.id }]);
});

test('a tree of another property cannot be named', async () => {
  const mine = await addProperty();
  const other = await addProperty();
  await market.submit(owner, { property: { id: other } });
  const [tree] = await inventory(other);
  const refused = await refusal(
    market.submit(owner, {
      property: { id: mine },
      trees: [{ height_m: 5, property_tree_id: tree?.id }],
    }),
  );
  expect(refused.message).toBe('One of the trees is not on this property.');
});

test('a removed tree keeps its history and comes back when it is saved again', async () => {
  const property = await addProperty();
  const facts = {
    label: 'Old oak',
    species: 'Live oak',
    height_m: 9,
    position_note: 'By the gate',
  };
  const { id: tree } = await market.call<{ id: string }>(owner, 'save_property_tree', {
    property_id: property,
    tree_id: null,
    facts,
  });
  await market.call(owner, 'remove_property_tree', { tree_id: tree, reason: 'Storm' });
  expect((await inventory(property))[0]?.removed).toBe(true);
  await market.call(owner, 'save_property_tree', {
    property_id: property,
    tree_id: tree,
    facts: { ...facts, condition: 'hazardous' },
  });
  expect((await history(tree)).map((event) => event.kind)).toEqual([
    'added',
    'removed',
    'restored',
  ]);
});

test('a property with a request is archived, and comes back with the same address', async () => {
  const property = await addProperty();
  const request = await market.submit(owner, { property: { id: property } });
  const early = await refusal(market.call(owner, 'remove_property', { property_id: property }));
  expect(early.message).toMatch(/still open/);
  await market.call(owner, 'cancel_request', { request_id: request.id, reason: 'Sold' });
  await market.call(owner, 'remove_property', { property_id: property });
  expect((await refusal(market.submit(owner, { property: { id: property } }))).message).toBe(
    'This property does not exist.',
  );
  const again = await market.call(owner, 'add_property', {
    label: 'Bought back',
    address: `${street} Oak Street`,
    zip: '78704',
  });
  expect(again).toBe(property);
  expect(await inventory(property)).toHaveLength(1);
});

test('a second open request for the same work at the same place is refused by name', async () => {
  const property = { id: await addProperty() };
  const first = await market.submit(owner, { property });
  const refused = await refusal(market.submit(owner, { property }));
  expect(refused).toEqual({
    code: 'P0001',
    message: `You already have an open request for this service at this property: request #${first.number}.`,
  });
  await market.submit(owner, { property, category: 'arborist' });
  await market.call(owner, 'cancel_request', { request_id: first.id, reason: 'Again' });
  await market.submit(owner, { property });
});

test('the same call sent twice is one request, not a duplicate', async () => {
  const key = randomUUID();
  const property = { address: '77 Same Road', zip: '78704' };
  const first = await market.submit(owner, { property }, key);
  expect(await market.submit(owner, { property }, key)).toEqual(first);
});

test('no one submits more than so many requests an hour', async () => {
  const hasty = await market.owner();
  await market.database.query('update private.owner_limits set requests_an_hour = 2');
  await market.submit(hasty);
  await market.submit(hasty);
  expect((await refusal(market.submit(hasty))).message).toMatch(/many requests within an hour/);
  await market.database.query('update private.owner_limits set requests_an_hour = 60');
});

describe('import', () => {
  const send = (person: string, rows: unknown, key: string = randomUUID()) =>
    market.call(person, 'import_properties', { rows, idempotency_key: key });

  test('a preview says what importing would do, and saves nothing', async () => {
    const manager = await market.owner();
    await send(manager, [{ label: 'Depot', address: '8 Rail Road', zip: '78704' }]);
    const rows = [
      { label: 'Lot 1', address: '1 Long Lane', zip: '78704' },
      { label: 'Depot', address: '8  rail road', zip: '78704' },
      { label: 'Lot 1, north', address: '1 LONG LANE', zip: '78704' },
      { label: 'Lot 2', address: '2 Long Lane', zip: '00000' },
    ];
    const key = randomUUID();
    const preview = await market.call(manager, 'import_properties', {
      rows,
      idempotency_key: key,
      is_preview: true,
    });
    expect(preview).toEqual({
      added: 1,
      known: 1,
      renamed: 1,
      refused: [{ row: 4, reason: "We don't recognize this ZIP code." }],
    });
    const labels = () =>
      market.value(
        'select array_agg(label order by address) from public.properties where owner_id = $1',
        [manager],
      );
    expect(await labels()).toEqual(['Depot']);
    // A preview is no first call with its key.
    expect(await send(manager, rows, key)).toEqual(preview);
    expect(await labels()).toEqual(['Lot 1, north', 'Depot']);

    const trees = [
      { property: 'dépot', label: 'Oak' },
      { property: '1 long  lane', label: 'oak' },
    ];
    const ask = (is_preview: boolean) =>
      market.call(manager, 'import_property_trees', {
        rows: trees,
        idempotency_key: randomUUID(),
        is_preview,
      });
    expect(await ask(true)).toEqual({ added: 2, known: 0, refused: [] });
    expect(await ask(true)).toEqual({ added: 2, known: 0, refused: [] });
    expect(await ask(false)).toEqual({ added: 2, known: 0, refused: [] });
    expect(await ask(true)).toEqual({ added: 0, known: 2, refused: [] });
  });

  test('saves the good rows and names each bad one', async () => {
    const manager = await market.owner();
    const rows = [
      { label: 'Lot 1', address: '1 Long Lane', zip: '78704' },
      { label: 'Lot 2', address: '2 Long Lane', zip: '00000' },
      { label: 'Lot 3', address: 'x', zip: '78704' },
      'Lot 4',
      { label: 'Lot 1 again', address: ' 1 Long Lane ', zip: '78704' },
      { address: '6 Long Lane', zip: '78701' },
    ];
    const key = randomUUID();
    const report = await send(manager, rows, key);
    expect(report).toEqual({
      added: 2,
      known: 0,
      renamed: 1,
      refused: [
        { row: 2, reason: "We don't recognize this ZIP code." },
        { row: 3, reason: 'The address is too short.' },
        { row: 4, reason: 'A row needs a name, an address and a ZIP code.' },
      ],
    });
    expect(await send(manager, [], key)).toEqual(report);
    expect(
      await market.value('select count(*)::int from public.properties where owner_id = $1', [
        manager,
      ]),
    ).toBe(2);
  });

  test('one place is one property, however its address is written', async () => {
    const manager = await market.owner();
    const places = [
      { label: 'Peña', address: '12 Peña St., Apt 4', zip: '78704' },
      { label: 'Peña', address: '12  pena st  #4', zip: '78704' },
      { label: 'Peña', address: '12 PEÑA ST Unit 4', zip: '78704' },
      { label: 'Next door', address: '12 Peña St Apt 5', zip: '78704' },
      { label: 'Elsewhere', address: '12 Peña St Apt 4', zip: '78701' },
    ];
    expect(await send(manager, places)).toEqual({ added: 3, known: 2, renamed: 0, refused: [] });
    expect(await send(manager, [{ ...places[0], label: 'Court' }])).toMatchObject({
      added: 0,
      renamed: 1,
    });
    expect(
      await market.value(
        `select address from public.properties where owner_id = $1 and label = 'Court'`,
        [manager],
      ),
    ).toBe('12 Peña St., Apt 4');
  });

  test('a full account takes what it has again, and new places once one is removed', async () => {
    const manager = await market.owner();
    const lot = (number: number) => ({
      label: 'Lot',
      address: `${number} Full Road`,
      zip: '78704',
    });
    await send(manager, [lot(1), lot(2)]);
    await market.database.query('update private.owner_limits set properties_at_most = 2');
    expect(await send(manager, [lot(2), lot(3)])).toMatchObject({
      added: 0,
      known: 1,
      refused: [{ row: 2, reason: 'An account can keep at most 2 properties.' }],
    });
    await market.database.query(
      `update public.properties set archived_at = now() where owner_id = $1 and address = '1 Full Road'`,
      [manager],
    );
    expect(await send(manager, [lot(3)])).toMatchObject({ added: 1 });
    await market.database.query('update private.owner_limits set properties_at_most = 2000');
  });

  test('takes at most 500 rows, from owners', async () => {
    const row = { label: 'Lot', address: '1 Road', zip: '78704' };
    expect((await refusal(send(owner, Array(501).fill(row)))).message).toMatch(/between 1 and 500/);
    expect((await refusal(send(await market.applicant(), [row]))).code).toBe('42501');
  });
});

test('contact details in the description never reach the Pros', async () => {
  const { id } = await market.submit(owner, {
    ...requestInput(),
    property: { address: '5 Masked Road', zip: '78704' },
    description: 'Call me at (512) 555-0199 or ada@example.com about the elm.',
  });
  expect(
    await market.value('select description from public.service_requests where id = $1', [id]),
  ).not.toMatch(/555|example\.com/);
});
