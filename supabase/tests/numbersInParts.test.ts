import { randomUUID } from 'node:crypto';
import { storeAttachment } from './support/attachment';
import { openMarketplace, type Marketplace } from './support/marketplace';

// A phone number that is written over several messages is one for who reads them.

let market: Marketplace;
let owner: string;
let vendor: string;
beforeAll(async () => {
  market = await openMarketplace();
  [owner, vendor] = [await market.owner(), await market.vendor({ tokens: 1000, crewSize: 50 })];
  // All of these tests are one minute's work.
  await market.database.query('update private.messaging_limits set a_minute = 1000');
});
afterAll(() => market.database.close());

const send = (person: string, conversation: string, body: string) =>
  market.call(person, 'send_message', {
    conversation_id: conversation,
    body,
    idempotency_key: randomUUID(),
  });
async function talk() {
  const { id } = await market.submit(owner);
  return market.accept(id, vendor);
}
/** What the other side reads of messages sent one after the other. */
async function readOf(parts: readonly string[]): Promise<string[]> {
  const { conversation } = await talk();
  for (const part of parts) await send(vendor, conversation, part);
  const rows = await market.database.as({ userId: owner }, (queries) =>
    queries.query<{ body: string }>(
      'select body from public.messages where conversation_id = $1 order by created_at',
      [conversation],
    ),
  );
  return rows.map(({ body }) => body);
}

test.each([
  [
    ['My number: 512', '555 0177, any time'],
    ['My number: 512', '[phone hidden], any time'],
  ],
  [
    ['512 555', '0177'],
    ['512 555', '[phone hidden]'],
  ],
  [
    ['512', '555', '0177 please'],
    ['512', '555', '[phone hidden] please'],
  ],
  [
    ['51255', '50177'],
    ['51255', '[phone hidden]'],
  ],
  [
    ['five one two five five', 'five zero one seven seven'],
    ['five one two five five', '[phone hidden]'],
  ],
  [
    ['512 555', '0177. Привет, 三 oaks'],
    ['512 555', '[phone hidden]. Привет, 三 oaks'],
  ],
  // Characters without width make it shorter to read than it was written.
  [
    ['512 555', '0177, so\u00ad on'],
    ['512 555', '[phone hidden], so on'],
  ],
  [
    ['Call 512-555-', '0177'],
    ['Call 512-555-', '[phone hidden]'],
  ],
])('%j is read as %j', async (parts, read) => {
  expect(await readOf(parts)).toEqual(read);
});

test('figure by figure, the last one is missing', async () => {
  const read = await readOf([...'5125550177']);
  expect(read.slice(0, 9).join('')).toBe('512555017');
  expect(read[9]).toBe('[phone hidden]');
});

test.each([
  [['The oak is 45 ft', '30 in wide']],
  [['I can do it for $950', '1200 with the stump']],
  [['Monday 8:00 - 12:00', '13:00 - 17:00 on Tuesday']],
  [['Trunks of 24, 30, 36', '48 and 60 inches']],
  [['Gate code 4711', '2 dogs, both friendly', '555 is the house number']],
  [['Do you use WhatsApp', 'Thanks for the photos']],
])('%j is left alone', async (parts) => {
  expect(await readOf(parts)).toEqual(parts);
});

test('what the other side wrote between is no part of it, and once contact is shared nothing is hidden', async () => {
  const { lead, conversation } = await talk();
  await send(vendor, conversation, '512 555');
  await send(owner, conversation, '0177 is the number of the lot');
  expect(
    await market.value(
      'select body from public.messages where conversation_id = $1 and sender_id = $2',
      [conversation, owner],
    ),
  ).toBe('0177 is the number of the lot');
  await market.call(owner, 'share_contact', { lead_id: lead });
  await send(vendor, conversation, '0177');
  expect(
    await market.value(
      'select body from public.messages where conversation_id = $1 order by created_at desc, id desc limit 1',
      [conversation],
    ),
  ).toBe('0177');
});

type Sent = { masked: boolean; attachments: { name: string }[] };

/** The names of the files of a message as the other side reads them, and whether something was taken out. */
async function namesOf(body: string, names: readonly string[]) {
  const { conversation } = await talk();
  const attachments = names.map((name) => ({ path: `${vendor}/${randomUUID()}.pdf`, name }));
  for (const { path } of attachments) await storeAttachment(market.database, path);
  const sent = await market.call<Sent>(vendor, 'send_message', {
    conversation_id: conversation,
    body,
    attachments,
    idempotency_key: randomUUID(),
  });
  expect(sent.attachments.map(({ name }) => name)).toEqual(names);
  const [read] = await market.database.as({ userId: owner }, (queries) =>
    queries.query<Sent>('select masked, attachments from public.conversation_messages($1)', [
      conversation,
    ]),
  );
  return { names: read?.attachments.map(({ name }) => name), masked: read?.masked };
}

test.each([
  ['files alone', '', ['512.pdf', '555.pdf', '0142.pdf']],
  ['the message and a file', 'call 512 555', ['0143.pdf']],
  ['the message and two files', 'My area code: 512', ['555.pdf', '0143.pdf']],
])('a number that is parted over %s is hidden', async (_, body, names) => {
  expect(await namesOf(body, names)).toEqual({
    names: names.map(() => '[phone hidden].pdf'),
    masked: true,
  });
});

test('the name of a file stays beside an email address, however its letters are put together', async () => {
  const names = ['Cafe\u0301.pdf'];
  const told = await namesOf('Write to pro@example.com', names);
  expect(told.names).toEqual(names);
});

test('names of files that tell no number stay, with a message that has figures', async () => {
  const names = ['Plan 2026.pdf', 'IMG_4471.pdf', 'Estimate 1200.pdf'];
  expect(await namesOf('It is 40 feet tall, $1,200.', names)).toEqual({ names, masked: false });
});
