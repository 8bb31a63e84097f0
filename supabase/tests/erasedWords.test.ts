import { randomUUID } from 'node:crypto';
import { openMarketplace, type Marketplace } from './support/marketplace';
import type { Arguments } from './support/inputs';
import { until } from './support/until';

// Who deletes an account also leaves what others wrote about them: name and number, however they wrote them.

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());

/** An owner of this name whose number is 512 555 8888, in a deal in which contact is shared. */
async function knownOwner(firstName: string, lastName: string, changes: Arguments = {}) {
  const owner = await market.owner();
  const vendor = await market.vendor({ tokens: 200 });
  const contact = { first_name: firstName, last_name: lastName, phone: '+15125558888' };
  const request = (await market.submit(owner, { contact, ...changes })).id;
  const { lead, conversation } = await market.accept(request, vendor);
  await market.call(owner, 'share_contact', { lead_id: lead });
  const write = async (person: string, body: string) => {
    const key = { conversation_id: conversation, body, idempotency_key: randomUUID() };
    return (await market.call<{ id: string }>(person, 'send_message', key)).id;
  };
  return { owner, vendor, request, lead, conversation, write };
}

const erase = (owner: string) => market.database.query('select private.erase_person($1)', [owner]);

const bodies = async (conversation: string) => {
  const rows = await market.database.query<{ body: string }>(
    'select body from public.messages where conversation_id = $1 order by created_at, id',
    [conversation],
  );
  return rows.map(({ body }) => body);
};

/** Columns of any table with a row that a pattern finds. */
async function traces(pattern: string): Promise<string[]> {
  const columns = await market.database.query<{ place: string; name: string }>(
    `select c.oid::regclass::text as place, quote_ident(a.attname) as name
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind = 'r' and c.relnamespace::regnamespace::text in ('public', 'private', 'auth', 'storage', 'realtime')
       and format_type(a.atttypid, null) in ('text', 'text[]', 'json', 'jsonb', 'character varying')`,
  );
  const hits: string[] = [];
  for (const { place, name } of columns) {
    const [row] = await market.database.query<{ hit: boolean }>(
      `select exists (select 1 from ${place} where ${name}::text ~* $1) as hit`,
      [pattern],
    );
    if (row?.hit) hits.push(`${place}.${name}`);
  }
  return hits;
}

const NUMBER = '512[^0-9]{0,3}555[^0-9]{0,3}8888|555[^0-9]8888';

test('name and number of an erased owner leave everything the two sides wrote, mails still to be sent too', async () => {
  const deal = await knownOwner('Araminta', 'Quixley');
  await deal.write(deal.vendor, 'I call you at 512.555.8888 Mrs. Quixley');
  const written = await deal.write(deal.owner, 'Call 512 . 555 . 8888. ARAMINTA');
  await market.call(deal.vendor, 'report_message', {
    message_id: written,
    reason: 'Araminta wrote (512)555-8888, and Ms Quixley answers at 555.8888.',
  });
  const line: Arguments = { quantity: 1, unit_price_cents: 90_000 };
  const quote = await market.quote(deal.vendor, deal.lead, 90_000, {
    message: 'Mrs Quixley, I call you at 512/555/8888.',
    line_items: [{ ...line, description: 'The elm of Quixley, 512.555.8888' }],
  });
  await market.call(deal.owner, 'request_quote_changes', {
    quote_id: quote,
    note: 'Ask 512_555_8888',
  });
  const subjects = `select count(*)::int from private.outbox where person_id = $1 and subject ~ 'Araminta'`;
  expect(await market.value(subjects, [deal.vendor])).toBeGreaterThan(0);
  expect(await traces(NUMBER)).toEqual(
    expect.arrayContaining(['messages.body', 'quote_line_items.description', 'quotes.message']),
  );

  await erase(deal.owner);
  expect(await traces(NUMBER)).toEqual([]);
  expect(await traces('quixley|araminta')).toEqual([]);
  expect(await bodies(deal.conversation)).toEqual([
    'I call you at [phone hidden] Mrs. [removed]',
    'Call [phone hidden]. [removed]',
  ]);
  expect(await market.value('select message from public.quotes where id = $1', [quote])).toBe(
    'Mrs [removed], I call you at [removed].',
  );
});

test('other contact details that either side wrote in a deal with an erased owner are hidden', async () => {
  const deal = await knownOwner('Araminta', 'Quixley');
  await deal.write(deal.vendor, 'Your husband gave me 512-555-7777 and araminta@work.example.com.');
  await erase(deal.owner);
  expect(await bodies(deal.conversation)).toEqual([
    'Your husband gave me [phone hidden] and [email hidden].',
  ]);
});

test('a name that is an everyday word leaves where it names the owner, and what others wrote stays', async () => {
  const deal = await knownOwner('Will', 'Ash');
  await deal.write(deal.vendor, 'Hi Will, I will trim the ash. Will Tuesday do, Mr. Ash?');
  await deal.write(deal.owner, 'Yes.\nWill');
  await deal.write(deal.vendor, 'Will Ash is at home then.');
  await erase(deal.owner);
  expect(await bodies(deal.conversation)).toEqual([
    'Hi [removed], I will trim the ash. Will Tuesday do, Mr. [removed]?',
    'Yes.\n[removed]',
    '[removed] is at home then.',
  ]);
  const named = `select count(*)::int from private.outbox where person_id = $1 and concat(subject, body_text, body_html) ~ '\\mWill\\M'`;
  expect(await market.value(named, [deal.vendor])).toBe(0);
});

test.each([
  ['Juniper', 'Hale', 'Remove the juniper. Junipers grow back.'],
  ['Ann', 'Gates', 'Leave it by the gates.'],
  ['Ming', 'Sun', 'It needs full sun, Sun from the south.'],
  ['Myrtle', 'Frost', 'The crape Myrtle was hit by Frost.'],
  ['Rowena', 'Chipper', 'Bring the chipper.'],
])('ordinary words stay after %s %s is erased', async (first, last, body) => {
  const deal = await knownOwner(first, last);
  await deal.write(deal.vendor, body);
  await erase(deal.owner);
  expect(await bodies(deal.conversation)).toEqual([body]);
});

test('a tree stays the kind it is when its owner was called so', async () => {
  const deal = await knownOwner('Will', 'Ash', {
    trees: [
      { species: 'Ash', height_m: 10, count: 1 },
      { species: 'The oak of Will Ash', height_m: 10, count: 1 },
    ],
  });
  await erase(deal.owner);
  const kinds = 'select species from public.request_trees where request_id = $1 order by position';
  expect(await market.database.query(kinds, [deal.request])).toEqual([
    { species: 'Ash' },
    { species: 'The oak of [removed]' },
  ]);
});

test('a notification keeps its city when the owner was called so', async () => {
  const deal = await knownOwner('Austin', 'Quixley');
  // The erasure tells the Pro something of its own.
  const written = await market.database.query<{ id: string }>(
    `update public.notifications set data = '{"city": "Austin", "customer": "Austin"}'
     where person_id = $1 and subject_id = $2 returning id`,
    [deal.vendor, deal.lead],
  );
  await erase(deal.owner);
  const kept = await market.database.query(
    'select distinct data from public.notifications where id = any ($1)',
    [written.map(({ id }) => id)],
  );
  expect(kept).toEqual([{ data: { city: 'Austin', customer: '[removed]' } }]);
});

test.each([
  ['May', 'Head', '<head><title>Tuesday, May 5</title></head>', 'May', 'Head'],
  ['Georgia', 'Quixley', '<p style="font-family: Georgia">', 'Georgia', 'Quixley'],
  ['Heading', 'Quixley', '<style>.Heading, .Quixley { color: red }</style>', 'Heading', 'Quixley'],
])(
  'mails keep tags, styles and dates when %s %s is erased',
  async (first, last, kept, ...names) => {
    const deal = await knownOwner(first, last);
    const written = await market.database.query<{ id: string }>(
      `update private.outbox set body_html = $2 where person_id = $1 and subject_id = $3 returning id`,
      [deal.vendor, `${kept}${names.map((name) => `<b>${name}</b>`).join('')}`, deal.lead],
    );
    await erase(deal.owner);
    const left = await market.database.query(
      'select distinct body_html from private.outbox where id = any ($1)',
      [written.map(({ id }) => id)],
    );
    expect(left).toEqual([{ body_html: `${kept}<b>[removed]</b><b>[removed]</b>` }]);
  },
);

test('the terms of a Pro keep the contact details of the business when an owner is erased', async () => {
  const deal = await knownOwner('Araminta', 'Quixley');
  const terms = 'Terms at www.boone-arbor.com, office 512-555-0133.';
  const set = 'update public.vendor_profiles set quote_terms = $2 where vendor_id = $1';
  await market.database.query(set, [deal.vendor, terms]);
  const line = 'Removal, questions to 512-555-0133, Araminta';
  const quote = await market.quote(deal.vendor, deal.lead, 90_000, {
    message: 'Hi Araminta, this is our offer.',
    line_items: [{ description: line, quantity: 1, unit_price_cents: 90_000 }],
  });
  await erase(deal.owner);
  expect(await market.value('select terms from public.quotes where id = $1', [quote])).toBe(terms);
  expect(
    await market.value('select description from public.quote_line_items where quote_id = $1', [
      quote,
    ]),
  ).toBe('Removal, questions to 512-555-0133, [removed]');
});

test('the lines of an agreement stay when a Pro is erased whose business is called like them', async () => {
  const owner = await market.owner();
  const vendor = await market.vendor({ name: 'Removal of the oak', tokens: 200 });
  const { lead } = await market.accept((await market.submit(owner)).id, vendor);
  const quote = await market.quote(vendor, lead, 90_000, {
    message: 'Yours, Removal of the oak',
    line_items: [{ description: 'Removal of the oak', quantity: 1, unit_price_cents: 90_000 }],
  });
  await erase(vendor);
  const read = (words: string) => market.value(`(select ${words})`, [quote]);
  expect(await read('description from public.quote_line_items where quote_id = $1')).toBe(
    'Removal of the oak',
  );
  expect(await read('message from public.quotes where id = $1')).toBe('Yours, [removed]');
});

test.each([
  ['a message', 'update public.messages set masked = masked where conversation_id = $1'],
  [
    'a kept answer',
    `update private.answered_calls set created_at = now() where answer ->> 'conversation_id' = $1::text`,
  ],
])('%s that someone changes while its owner is erased loses the name too', async (_, change) => {
  const deal = await knownOwner('Araminta', 'Zephyrin');
  await deal.write(deal.vendor, 'Mrs. Zephyrin, we come on Tuesday');
  await market.database.query(
    `insert into private.answered_calls (actor_id, key, call, answer) values ($1, gen_random_uuid(), 'send_message',
       jsonb_build_object('conversation_id', $2::text, 'body', 'Mrs. Zephyrin'))`,
    [deal.vendor, deal.conversation],
  );
  let erasing: Promise<unknown> = Promise.resolve();
  await market.database.transaction(async (queries) => {
    await queries.query(change, [deal.conversation]);
    erasing = erase(deal.owner);
    const waits = () =>
      market.value<boolean>(
        `(select exists (select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'))`,
      );
    // On one connection the erasure only begins when this ends.
    if (process.env['TEST_POSTGRES_URL']) await until(waits);
  });
  await erasing;
  expect(await traces('zephyrin')).toEqual([]);
});

test('a namesake in another deal of the same Pro keeps the name', async () => {
  const leaving = await knownOwner('Araminta', 'Quixley');
  const staying = await market.owner();
  const contact = { first_name: 'Araminta', last_name: 'Stayer', phone: '+15125550111' };
  const request = (await market.submit(staying, { contact })).id;
  await market.database.query(
    `update public.vendor_profiles set state = 'paused' where vendor_id <> $1 and state = 'approved'`,
    [leaving.vendor],
  );
  const { conversation } = await market.accept(request, leaving.vendor);
  await market.call(staying, 'send_message', {
    conversation_id: conversation,
    body: 'Araminta here',
    idempotency_key: randomUUID(),
  });
  const told = `select count(*)::int from public.notifications where person_id = $1 and data ->> 'customer' = 'Araminta'`;
  const before = await market.value<number>(told, [leaving.vendor]);
  await erase(leaving.owner);
  expect(await bodies(conversation)).toEqual(['Araminta here']);
  const after = await market.value<number>(told, [leaving.vendor]);
  expect(after).toBeGreaterThan(0);
  expect(after).toBeLessThan(before);
});

test('a text keeps its end when what is removed was shorter than its mark', async () => {
  const deal = await knownOwner('Jo', 'Lee');
  await deal.write(deal.vendor, 'Dear Jo, hello Mrs Lee, see you at the gate');
  await erase(deal.owner);
  expect(await bodies(deal.conversation)).toEqual([
    'Dear [removed], hello Mrs [removed], see you at the gate',
  ]);
});

test('an account with 2,000 messages is erased as well', async () => {
  const deal = await knownOwner('Araminta', 'Quixley');
  await market.database.query(
    `insert into public.messages (conversation_id, sender_id, body)
     select $1, case n % 2 when 0 then $2::uuid else $3::uuid end,
       'We come on Tuesday at ' || n % 12 || ' for the elm, Mrs. Quixley; it is ' || n || ' feet. ' || repeat('Bring the chipper. ', 10)
     from generate_series(1, 2000) n`,
    [deal.conversation, deal.owner, deal.vendor],
  );
  await erase(deal.owner);
  expect(
    await market.value(
      `select count(*)::int from public.messages where conversation_id = $1 and body like '%Mrs. [removed];%'`,
      [deal.conversation],
    ),
  ).toBe(2000);
});

test('an owner of 1,500 properties is erased as well: what is looked for is parted into short patterns', async () => {
  const deal = await knownOwner('Araminta', 'Quixley');
  for (const block of [1, 2, 3]) {
    const rows = Array.from({ length: 500 }, (_, place) => ({
      label: `House ${block}-${place}`,
      address: `${block * 1000 + place} Congress Avenue`,
      zip: '78704',
    }));
    await market.call(deal.owner, 'import_properties', {
      rows: JSON.stringify(rows),
      idempotency_key: randomUUID(),
    });
  }
  // As if work had been asked for at all of them.
  await market.database.query(
    `insert into public.service_requests overriding system value
     select (jsonb_populate_record(null::public.service_requests, to_jsonb(r) || jsonb_build_object('id', gen_random_uuid(),
       'property_id', p.id, 'number', 900000 + row_number() over (order by p.id), 'state', 'closed'))).*
     from public.service_requests r join public.properties p on p.owner_id = r.owner_id and p.id <> r.property_id
     where r.id = $1`,
    [deal.request],
  );
  await deal.write(deal.vendor, 'First to 1007 Congress Avenue, then to 3499 Congress Avenue');
  const longest = 'select max(length(p)) from unnest(private.identifying_patterns($1)) p';
  expect(await market.value<number>(longest, [deal.owner])).toBeLessThan(10_000);
  await erase(deal.owner);
  expect((await bodies(deal.conversation)).join()).not.toMatch(/1007|3499/);
});

test('nobody takes words from what others wrote by calling an address or a search so', async () => {
  const admin = await market.admin();
  const deal = await knownOwner('Araminta', 'Quixley');
  for (const address of ['damage', 'Take down the tree', '9 Damson Court'])
    await market.call(deal.owner, 'import_properties', {
      rows: JSON.stringify([{ label: 'House', address, zip: '78704' }]),
      idempotency_key: randomUUID(),
    });
  const body = 'Take down the tree, without damage to the wall';
  await deal.write(deal.vendor, body);
  await deal.write(deal.vendor, 'At 9 Damson Court');
  for (const words of ['araminta quixley', 'damage by quixley'])
    await market.database.query(
      `insert into public.admin_audit (admin_id, action, subject_table, reason) values ($1, 'people.search', 'profiles', $2)`,
      [admin, words],
    );
  await erase(deal.owner);
  expect(await bodies(deal.conversation)).toEqual([body, 'At [address hidden]']);
  const reasons = await market.database.query<{ reason: string }>(
    `select reason from public.admin_audit where admin_id = $1 order by id`,
    [admin],
  );
  expect(reasons.map(({ reason }) => reason)).toEqual(['[removed]', 'damage by quixley']);
});

test('nobody takes words from what others got about other deals by a name or an address', async () => {
  const honest = await knownOwner('Araminta', 'Quixley');
  await honest.write(honest.owner, 'The work must end before Nov 30, and cost $1,200 at most.');
  const leaving = await market.owner();
  const contact = { first_name: 'The', last_name: 'work', phone: '+15125550111' };
  for (const address of ['Nov 30', '$1,200'])
    await market.accept(
      (
        await market.submit(leaving, {
          contact,
          property: { address, zip: '78704', label: address },
        })
      ).id,
      honest.vendor,
    );
  const told = () =>
    market.database.query(
      `select n.data::text as words from public.notifications n
       where n.person_id = $1 and n.kind = 'message_received'
       union all select concat(o.subject, o.body_text, o.body_html) from private.outbox o
       where o.person_id = $1 and o.kind = 'message_received' order by words`,
      [honest.vendor],
    );
  const before = await told();
  expect(before.length).toBeGreaterThan(1);
  await erase(leaving);
  expect(await told()).toEqual(before);
});
