import { createTestDatabase, type TestDatabase } from './support/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

// Columns that say what someone is, where something stands, what it costs or what an account holds.
const GUARDED = String.raw`(^|_)(state|status|user_type|cents|price|prices|posted|held|balance|tokens|delta|verified|rating|boost|paid|awarded|score|rank|promoted|refund|is_demo|tier|enabled)($|_)`;

/** Guarded columns that people may name in a write, each with what keeps it harmless. */
const WRITABLE: Record<string, string> = {
  'profiles.user_type': 'Sent with the upsert of a missing profile; a trigger refuses any change.',
  'profiles.state': 'The state of the postal address.',
  'vendor_prices.price_cents': 'A Pro’s own price list, which only prefills its quotes.',
  'vendor_credentials.insured_cents':
    'What an insurance policy covers, which an administrator checks against the document.',
};

test('no state, price, balance or kind of account can be named in a write, except those listed', async () => {
  const rows = await database.query<{ name: string }>(
    `select distinct table_name || '.' || column_name as name
     from information_schema.columns c
     cross join (values ('anon'), ('authenticated')) r (role)
     cross join (values ('insert'), ('update')) v (verb)
     where table_schema = 'public' and (column_name ~ $1 or udt_name like '%\\_state' or udt_name = 'user_type')
       and has_column_privilege(r.role, format('%I.%I', table_schema, table_name), column_name, v.verb)`,
    [GUARDED],
  );
  expect(rows.map((row) => row.name).sort()).toEqual(Object.keys(WRITABLE).sort());
});

test('every machine’s state is a guarded column', async () => {
  const unguarded = await database.query<{ name: string }>(
    `select distinct table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and udt_name like '%\\_state' and column_name !~ $1`,
    [GUARDED],
  );
  expect(unguarded).toEqual([]);
});

/** What reads the metadata of an account, which its owner can write, and what it makes of it. */
const METADATA: Record<string, string> = {
  'private.create_profile': 'Chooses between owner and Pro, never anything else.',
  'private.create_vendor_profile': 'Takes the name of the business to show, and a ZIP code.',
  'private.drop_doubtful_password':
    'Notes in what only the account service writes that a password is to be chosen; the interface reads it.',
  'private.follow_user_type':
    'Writes the type of the account into it, for the page that is read first after sign-in.',
  'private.keep_draft_of_sign_up':
    'Takes what the same visitor was given to claim a draft with, once.',
  'private.my_sign_in': 'Hands it out to the person whose it is.',
  'private.replace_waiting_draft':
    'Names another service in it, given the key of the earlier draft.',
  'private.viewed_claims':
    'Hands it on in claims that cannot write, as the person’s own token has it.',
};

test('metadata of an account decides nothing: it is read only by those listed here', async () => {
  const readers = await database.query<{ name: string }>(
    `select p.oid::regproc::text as name from pg_proc p
     where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and p.prosrc ~* 'meta_?data' and p.prosrc ~* '(user_meta|app_meta|auth\\.jwt|signup_user_type)'
     union
     select tablename || ': ' || policyname from pg_policies
     where concat_ws(' ', qual, with_check) ~* '(user|app)_meta'`,
  );
  expect(readers.map((row) => row.name)).toEqual(Object.keys(METADATA));
});

test('of the metadata, sign-up reads the choice between owner and Pro', async () => {
  const answers = await database.query<{ given: string; type: string }>(
    `select given::text, private.signup_user_type(given)::text as type from (values
       ('{}'::jsonb), ('{"user_type": "vendor"}'), ('{"user_type": "owner"}'), ('{"user_type": "admin"}'),
       ('{"user_type": ["vendor"]}'), ('{"user_type": "VENDOR"}'), ('{"role": "admin", "is_admin": true}'),
       ('null'), ('[]'), ('"admin"')) as tried (given)`,
  );
  expect(answers.filter(({ type }) => type !== 'owner').map(({ given }) => given)).toEqual([
    '{"user_type": "vendor"}',
  ]);
});
