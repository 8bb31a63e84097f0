import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from './support/database';

let database: TestDatabase;
let owner: string;
let vendors: string[];
let leads: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  await database.query(
    `insert into public.zip_codes (zip, city, state, latitude, longitude, time_zone)
     values ('78701', 'Austin', 'TX', 30.27, -97.74, 'America/Chicago') on conflict do nothing`,
  );
  owner = await database.createUser({ email: 'owner@example.com' });
  vendors = [];
  for (const name of ['first', 'second', 'third']) {
    vendors.push(await database.createUser({ email: `${name}@example.com`, userType: 'vendor' }));
  }
  await database.query(
    `update public.vendor_profiles set state = 'approved', zip = '78701' where vendor_id = any ($1::uuid[])`,
    [vendors],
  );
  for (const vendor of vendors) {
    await database.query(
      `select private.post_tokens($1::uuid, 'grant', 50, null, 'Welcome tokens', 'welcome:' || $1::text)`,
      [vendor],
    );
  }
  leads = await offerToAll();
});
afterAll(() => database.close());

async function offerToAll(): Promise<string[]> {
  const property = randomUUID();
  const request = randomUUID();
  await database.query(
    `insert into public.properties (id, owner_id, label, address, city, state, zip, latitude, longitude, time_zone)
     values ($1, $2, 'Home', $3, 'Austin', 'TX', '78701', 30.27, -97.74, 'America/Chicago')`,
    [property, owner, `${property} Street`],
  );
  await database.query(
    `insert into public.service_requests (id, owner_id, property_id, state, category, timing, description,
       contact_name, city, region, zip, latitude, longitude, time_zone, estimate, estimate_low_cents,
       estimate_high_cents, token_price)
     values ($1, $2, $3, 'open', 'tree_removal', 'flexible', 'An oak', 'Ada', 'Austin', 'TX', '78701', 30.27,
       -97.74, 'America/Chicago', '{}', 10000, 20000, 5)`,
    [request, owner, property],
  );
  const ids: string[] = [];
  for (const [position, vendor] of vendors.entries()) {
    const id = randomUUID();
    await database.query(
      `insert into public.leads (id, request_id, vendor_id, owner_id, offer_position, distance_km, token_price,
         offer_expires_at) values ($1, $2, $3, $4, $5, 3, 5, now() + interval '4 hours')`,
      [id, request, vendor, owner, position + 1],
    );
    ids.push(id);
  }
  return ids;
}

const at = (list: string[], index: number): string => list[index] ?? '';

test('a Pro sees how many have taken a request, and never who', async () => {
  await database.as({ userId: at(vendors, 0) }, (queries) =>
    queries.query('select public.accept_lead($1, $2)', [at(leads, 0), randomUUID()]),
  );
  const seen = await database.as({ userId: at(vendors, 1) }, (queries) =>
    queries.query('select * from public.my_lead_competition()'),
  );
  expect(seen).toEqual([{ lead_id: at(leads, 1), taken: 1, at_most: 3 }]);
  const named = (ids: string[]) =>
    database.as({ userId: at(vendors, 1) }, (queries) =>
      queries.query('select lead_id from public.my_lead_competition($1::uuid[])', [ids]),
    );
  expect(await named([at(leads, 0), at(leads, 1)])).toEqual([{ lead_id: at(leads, 1) }]);
  expect(await named([])).toEqual([]);
});

test('owners and visitors learn nothing from it', async () => {
  const seen = await database.as({ userId: owner }, (queries) =>
    queries.query('select * from public.my_lead_competition()'),
  );
  expect(seen).toEqual([]);
  const visitor = database.as({ role: 'anon' }, (queries) =>
    queries.query('select * from public.my_lead_competition()'),
  );
  await expect(visitor).rejects.toThrow('permission denied');
});

test('a rejected Pro may apply again, and no one else', async () => {
  const vendor = await database.createUser({ email: 'again@example.com', userType: 'vendor' });
  const apply = () =>
    database.as({ userId: vendor }, (queries) =>
      queries.query('select public.reapply_vendor_application() as state'),
    );
  await expect(apply()).rejects.toThrow('no longer possible');
  await database.query(
    `update public.vendor_profiles set state = 'rejected', state_reason = 'No insurance' where vendor_id = $1`,
    [vendor],
  );
  expect(await apply()).toEqual([{ state: 'documents_pending' }]);
  const stranger = database.as({ userId: owner }, (queries) =>
    queries.query('select public.reapply_vendor_application()'),
  );
  await expect(stranger).rejects.toThrow('Only Pros can apply.');
});

test('Pros still deciding are notified when a place is taken', async () => {
  const fresh = await offerToAll();
  const told = async () => {
    const rows = await database.query<{ topic: string }>(
      `select topic from realtime.messages where payload ->> 'kind' = 'leads'`,
    );
    return rows.filter(({ topic }) => topic === `user:${at(vendors, 2)}`).length;
  };
  const before = await told();
  await database.as({ userId: at(vendors, 1) }, (queries) =>
    queries.query('select public.accept_lead($1, $2)', [at(fresh, 1), randomUUID()]),
  );
  expect(await told()).toBe(before + 1);
});
