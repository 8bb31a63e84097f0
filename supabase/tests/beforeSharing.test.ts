import { randomUUID } from 'node:crypto';
import { openMarketplace, type Marketplace } from './support/marketplace';

// What a Pro must not learn before the owner shares it, in every form a column could hold it.
const SECRETS = {
  phone: '5125550177',
  spelledPhone: '555-0177',
  email: 'secret.owner@example.com',
  street: '4711 Hidden Hollow',
  lastName: 'Lovelacington',
};

let market: Marketplace;
let owner: string;
let vendor: string;
let request: string;
let lead: string;

beforeAll(async () => {
  market = await openMarketplace();
  owner = await market.database.createUser({ email: SECRETS.email });
  vendor = await market.vendor();
  const submitted = await market.submit(owner, {
    property: { address: SECRETS.street, zip: '78704', label: SECRETS.street },
    description: `Call (512) 555-0177 or ${SECRETS.email}.`,
    access_notes: 'Ring 512-555-0177 first.',
    photos: [await market.photo(owner)],
    contact: { first_name: 'Ada', last_name: SECRETS.lastName, phone: '+15125550177' },
  });
  request = submitted.id;
  const accepted = await market.accept(request, vendor);
  lead = accepted.lead;
  await market.call(owner, 'send_message', {
    conversation_id: accepted.conversation,
    body: `My number is 512.555.0177, ${SECRETS.email}`,
    idempotency_key: randomUUID(),
  });
  const quote = await market.quote(vendor, lead, 80_000);
  await market.call(owner, 'request_quote_changes', {
    quote_id: quote,
    note: `Cheaper? Call 512-555-0177 or ${SECRETS.email}`,
  });
});
afterAll(() => market.database.close());

/** Everything an account can read by any table of the API, storage and its live channel. */
async function everythingSeenBy(person: string): Promise<string> {
  const tables = await market.database.query<{ name: string; columns: string }>(
    `select c.oid::regclass::text as name, string_agg(format('t.%I', a.attname), ', ') as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind = 'r' and (c.relnamespace = 'public'::regnamespace
         or c.oid in ('storage.objects'::regclass, 'realtime.messages'::regclass))
       and has_column_privilege('authenticated', c.oid, a.attnum, 'select')
     group by c.oid`,
  );
  const seen = await market.database.as({ userId: person }, async (queries) => {
    await queries.query(`select set_config('realtime.topic', $1, true)`, [`user:${person}`]);
    const texts: string[] = [];
    for (const { name, columns } of tables) {
      const rows = await queries.query<{ text: string }>(
        `select coalesce(string_agg(to_jsonb(r)::text, ' '), '') as text from (select ${columns} from ${name} t) r`,
      );
      texts.push(rows[0]?.text ?? '');
    }
    return texts;
  });
  const answers = await Promise.all([
    market.call(person, 'my_conversations'),
    market.call(person, 'lead_contact', { lead_id: lead }),
    market.call(person, 'my_lead_competition'),
    market.call(person, 'export_my_data'),
  ]);
  return JSON.stringify([seen, answers]).toLowerCase();
}

const found = (text: string) =>
  Object.entries(SECRETS)
    .filter(([, secret]) => text.includes(secret.toLowerCase()))
    .map(([name]) => name);

test('before sharing, no path shows a Pro phone, email, last name or address', async () => {
  const text = await everythingSeenBy(vendor);
  expect(text).toContain(request);
  expect(found(text)).toEqual([]);
});

test('after sharing, the Pro has them; a Pro it was not shared with has none', async () => {
  const other = await market.vendor();
  await market.call(owner, 'share_contact', { lead_id: lead });
  expect(await market.call(vendor, 'lead_contact', { lead_id: lead })).toMatchObject({
    email: SECRETS.email,
    phone: '+15125550177',
    address: SECRETS.street,
  });
  const seen = await market.database.as({ userId: other }, (queries) =>
    queries.query('select id from public.properties'),
  );
  expect(seen).toEqual([]);
});
