import { randomUUID } from 'node:crypto';
import { storeAttachment } from './support/attachment';
import { openMarketplace, type Marketplace } from './support/marketplace';

// What people write is kept as written. Columns hold the form without contact details; the writer, and the other
// side while contact is shared, read the words through functions.

const WORDS = 'Call 512-555-0177, trunks are 24 in';
const HIDDEN = 'Call [phone hidden], trunks are 24 in';

let market: Marketplace;
let vendor: string;
let other: string;
beforeAll(async () => {
  market = await openMarketplace();
  [vendor = '', other = ''] = await market.vendors(2, { tokens: 2000 });
});
afterAll(() => market.database.close());

/** The texts about a request that somebody reads as written. */
const asWritten = async (reader: string, request: string) =>
  (
    await market.database.as({ userId: reader }, (queries) =>
      queries.query<{ field: string; words: string }>(
        'select field, words from public.texts_as_written($1)',
        [request],
      ),
    )
  ).map(({ field, words }) => `${field}: ${words}`);

/** A request and a quote whose every text holds a number, by one of two Pros who took the lead. */
async function deal() {
  const owner = await market.owner();
  const { id: request } = await market.submit(owner, {
    description: WORDS,
    access_notes: WORDS,
    trees: [{ species: WORDS, height_m: 12, diameter_cm: 40, condition: 'dead' }],
  });
  const { lead, conversation } = await market.accept(request, vendor);
  await market.accept(request, other);
  const quote = await market.quote(vendor, lead, 0, {
    line_items: [{ description: WORDS, quantity: 1, unit_price_cents: 50_000 }],
    message: WORDS,
  });
  await market.call(owner, 'request_quote_changes', { quote_id: quote, note: WORDS });
  return { owner, request, lead, conversation };
}

const owners = ['description', 'notes', 'species', 'owner_note', 'note'].map(
  (field) => `${field}: ${WORDS}`,
);
const pros = ['description', 'message'].map((field) => `${field}: ${WORDS}`);

test('the writer reads every text as written, the other side once contact is shared, others never', async () => {
  const { owner, request, lead } = await deal();
  expect((await asWritten(owner, request)).sort()).toEqual([...owners].sort());
  expect((await asWritten(vendor, request)).sort()).toEqual(pros);
  expect(await asWritten(other, request)).toEqual([]);
  expect(await asWritten(await market.owner(), request)).toEqual([]);

  await market.call(owner, 'share_contact', { lead_id: lead });
  for (const side of [owner, vendor])
    expect((await asWritten(side, request)).sort()).toEqual([...owners, ...pros].sort());
  expect(await asWritten(other, request)).toEqual([]);

  await market.call(owner, 'unshare_contact', { lead_id: lead });
  expect((await asWritten(vendor, request)).sort()).toEqual(pros);
});

test('a Pro with contact details does not read what is between the owner and another Pro', async () => {
  const { owner, request } = await deal();
  const [rival] = await market.database.query<{ id: string }>(
    'select id from public.leads where request_id = $1 and vendor_id = $2',
    [request, other],
  );
  await market.call(owner, 'share_contact', { lead_id: rival?.id });
  expect((await asWritten(other, request)).sort()).toEqual(
    ['description', 'notes', 'species'].map((field) => `${field}: ${WORDS}`),
  );
});

test('contact details do not open reviews before they are published, nor what a Pro says in a claim', async () => {
  const owner = await market.owner();
  const { request, job } = await market.agree(owner, vendor);
  await market.deliver(vendor, job);
  await market.call(owner, 'accept_delivery', { job_id: job });
  await market.call(owner, 'submit_review', { job_id: job, rating: 2, body: WORDS });
  expect(await asWritten(vendor, request)).toEqual([]);
  await market.publishReviews(job);
  expect(await asWritten(vendor, request)).toEqual([`body: ${WORDS}`]);

  const { owner: claimed, request: doubted, lead } = await deal();
  await market.call(claimed, 'share_contact', { lead_id: lead });
  const before = await asWritten(claimed, doubted);
  await market.call(vendor, 'file_credit_claim', {
    lead_id: lead,
    reason: 'not_genuine',
    description: WORDS,
    idempotency_key: randomUUID(),
  });
  expect(await asWritten(claimed, doubted)).toEqual(before);
  expect(await asWritten(vendor, doubted)).toHaveLength(before.length + 1);
});

test('a note written once contact is shared takes the place of the one before', async () => {
  const { owner, request, lead } = await deal();
  await market.call(owner, 'share_contact', { lead_id: lead });
  await market.call(owner, 'decline_quote', {
    quote_id: await market.value('select id from public.quotes where lead_id = $1', [lead]),
    reason: 'Too late for us',
  });
  expect((await asWritten(vendor, request)).some((text) => text.startsWith('owner_note'))).toBe(
    false,
  );
});

test('columns, notifications and mails hold the form without contact details', async () => {
  const { owner, request } = await deal();
  const seen = JSON.stringify(
    await market.database.query(
      `select to_jsonb(r) from public.service_requests r where r.id = $1
       union all select to_jsonb(q) from public.quotes q where q.request_id = $1
       union all select to_jsonb(e) from public.state_events e where e.request_id = $1
       union all select to_jsonb(n) from public.notifications n where n.person_id in ($2, $3)
       union all select to_jsonb(o) from private.outbox o where o.person_id in ($2, $3)`,
      [request, owner, vendor],
    ),
  );
  expect(seen).toContain('[phone hidden]');
  expect(seen).not.toContain('555-0177');
});

test('lists, drafts and the inventory of the writer hold what was written, lists of the Pro do not', async () => {
  const { owner, request } = await deal();
  const listed = (person: string) =>
    market.database.as({ userId: person }, async (queries) =>
      JSON.stringify(
        await queries.query(
          person === owner
            ? 'select private.listed_requests(array[$1::uuid]) as list'
            : `select private.listed_leads(array(select id from public.leads where request_id = $1)) as list`,
          [request],
        ),
      ),
    );
  expect(await listed(owner)).toContain(WORDS);
  expect(await listed(vendor)).toContain(HIDDEN);
  expect(await listed(vendor)).not.toContain('555-0177');
  expect(await market.call(owner, 'repeat_request', { request_id: request })).toMatchObject({
    description: WORDS,
    access_notes: WORDS,
    trees: [{ species: WORDS }],
  });
  expect(
    await market.value(
      `select t.label from public.property_trees t join public.properties p on p.id = t.property_id
       where p.owner_id = $1`,
      [owner],
    ),
  ).toBe(WORDS);
});

test('messages and names of files are read as written by their sender, and by the other side once contact is shared', async () => {
  const { owner, lead, conversation } = await deal();
  const path = `${vendor}/${randomUUID()}.pdf`;
  await storeAttachment(market.database, path);
  await market.call(vendor, 'send_message', {
    conversation_id: conversation,
    body: WORDS,
    idempotency_key: randomUUID(),
    attachments: [{ path, name: 'Call 512-555-0177.pdf' }],
  });
  const read = async (person: string) => {
    const [message] = await market.database.as({ userId: person }, (queries) =>
      queries.query<{ body: string; masked: boolean; attachments: { name: string }[] }>(
        'select body, masked, attachments from public.conversation_messages($1)',
        [conversation],
      ),
    );
    const last = await market.database.as({ userId: person }, (queries) =>
      queries.query<{ last_message: string }>(
        'select last_message from public.my_conversations($1)',
        [conversation],
      ),
    );
    return [message?.body, message?.attachments[0]?.name, last[0]?.last_message, message?.masked];
  };
  const open = [WORDS, 'Call 512-555-0177.pdf', WORDS];
  expect(await read(vendor)).toEqual([...open, true]);
  expect(await read(owner)).toEqual([HIDDEN, 'Call [phone hidden].pdf', HIDDEN, true]);
  await market.call(owner, 'share_contact', { lead_id: lead });
  expect(await read(owner)).toEqual([...open, false]);
});

test('what a Pro writes for the public is the Pro’s own to read as written', async () => {
  await market.database.as({ userId: vendor }, (queries) =>
    queries.query('update public.vendor_profiles set about = $2 where vendor_id = $1', [
      vendor,
      WORDS,
    ]),
  );
  const about = async (reader: string) =>
    (
      await market.database.as({ userId: reader }, (queries) =>
        queries.query<{ about: string }>(
          `select public.public_vendor_profile($1) ->> 'about' as about`,
          [vendor],
        ),
      )
    )[0]?.about;
  expect(await market.call(vendor, 'my_business')).toMatchObject({ about: WORDS });
  expect(await about(vendor)).toBe(WORDS);
  expect(await about(await market.owner())).toBe(HIDDEN);
});

test('rewriting a text discards the earlier one, and changing another column keeps it', async () => {
  const applicant = await market.applicant();
  const write = (changes: string, value: unknown) =>
    market.database.as({ userId: applicant }, (queries) =>
      queries.query(`update public.vendor_profiles set ${changes} = $2 where vendor_id = $1`, [
        applicant,
        value,
      ]),
    );
  const kept = () =>
    market.database.query('select words from private.written_texts where writer_id = $1', [
      applicant,
    ]);
  await write('about', WORDS);
  await write('crew_size', 4);
  expect(await kept()).toEqual([{ words: WORDS }]);
  await write('about', 'Trees since 1990');
  expect(await kept()).toEqual([]);
});

test('a text that is too long is refused, not cut', async () => {
  const applicant = await market.applicant();
  await expect(
    market.database.as({ userId: applicant }, (queries) =>
      queries.query('update public.vendor_profiles set about = $2 where vendor_id = $1', [
        applicant,
        'a'.repeat(2001),
      ]),
    ),
  ).rejects.toThrow(/about/);
});

test('what was written leaves with its row, with a removed message, and with an account', async () => {
  const { owner, request, conversation } = await deal();
  const { id: message } = await market.call<{ id: string }>(vendor, 'send_message', {
    conversation_id: conversation,
    body: WORDS,
    idempotency_key: randomUUID(),
  });
  const kept = (subject: string) =>
    market.value<number>(
      'select count(*)::int from private.written_texts where subject = $1 or request_id::text = $1',
      [subject],
    );
  expect(await kept(message)).toBe(1);
  await market.call(owner, 'report_message', { message_id: message, reason: 'A number' });
  const report = await market.value('select id from public.message_reports where message_id = $1', [
    message,
  ]);
  await market.call(await market.admin(), 'resolve_message_report', {
    report_id: report,
    outcome: 'removed',
    resolution: 'It holds a number',
  });
  expect(await kept(message)).toBe(0);

  expect(await kept(request)).toBeGreaterThan(0);
  await market.database.query('select private.erase_person($1)', [owner]);
  expect(await kept(request)).toBe(0);

  const gone = await deal();
  await market.database.query('delete from public.service_requests where id = $1', [gone.request]);
  // Its timeline stays, with what was written there.
  expect(
    await market.database.query('select place from private.written_texts where request_id = $1', [
      gone.request,
    ]),
  ).toEqual([{ place: 'state_events' }]);
});

test('an export holds what its reader wrote', async () => {
  const { owner } = await deal();
  const texts = async (person: string) =>
    JSON.stringify(
      (await market.call<Record<string, unknown>>(person, 'export_my_data'))['texts_as_written'],
    );
  expect(await texts(owner)).toContain('owner_note');
  expect(await texts(vendor)).not.toContain('owner_note');
});

test('a Pro who leaves takes along no words of others about the request', async () => {
  const bystander = await market.vendor();
  const { owner, request } = await deal();
  expect((await market.leads(request)).map(({ vendor_id }) => vendor_id)).toContain(bystander);
  await market.database.query('select private.erase_person($1)', [bystander]);
  expect((await asWritten(owner, request)).sort()).toEqual([...owners].sort());
  expect((await asWritten(vendor, request)).sort()).toEqual(pros);
  await market.database.query('select private.erase_person($1)', [vendor]);
  expect((await asWritten(owner, request)).sort()).toEqual(
    ['description', 'notes', 'species'].map((field) => `${field}: ${WORDS}`),
  );
});
