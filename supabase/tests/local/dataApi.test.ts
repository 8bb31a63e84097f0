import { request } from 'node:http';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { backendKeys } from '../../local/backendKeys';
import { signToken } from '../../local/jwt';
import { runBackend, signUpAndIn, type RunningBackend } from './runningBackend';

const TEST_TABLES = `
  create table public.secrets (id int primary key, owner_id uuid, note text, price numeric(10, 2), at timestamptz);
  alter table public.secrets enable row level security;
  revoke all on public.secrets from anon, authenticated;
  grant select (id, owner_id, price, at) on public.secrets to authenticated;
  create policy "Own rows" on public.secrets for select to authenticated using (owner_id = (select auth.uid()));
  create type public.tool as enum ('saw', 'rope');
  create table public.crews (id int primary key, tools public.tool[] not null);
  grant all on public.crews to service_role;
  create function public.who_am_i() returns jsonb language sql security invoker set search_path = '' as $$
    select jsonb_build_object('role', current_user, 'id', auth.uid(), 'pause', pg_sleep(0.01)::text)
  $$;
  grant execute on function public.who_am_i() to anon, authenticated, service_role;
  create function public.refuse(code text) returns void language plpgsql set search_path = '' as $$
  begin raise exception 'In plain words.' using errcode = code, hint = 'Try again.'; end $$;
  grant execute on function public.refuse(text) to anon;`;

let backend: RunningBackend;
beforeAll(async () => {
  backend = await runBackend({ lastMigration: TEST_TABLES });
});
afterAll(() => backend.stop());

function serviceClient(): SupabaseClient {
  const { secretKey } = backendKeys(backend.dataDir);
  return backend.clientWith(secretKey);
}

test('what a migration revoked stays revoked', async () => {
  const owner = backend.client();
  const id = await signUpAndIn(backend, owner, 'secrets@example.com');
  const secret = { id: 1, owner_id: id, note: 'hidden', price: 99.9, at: '2030-01-02T03:04:05Z' };
  expect((await serviceClient().from('secrets').insert(secret)).error).toBeNull();
  const allowed = await owner.from('secrets').select('id, price, at').single();
  expect(allowed.error).toBeNull();
  expect(allowed.data).toEqual({ id: 1, price: 99.9, at: '2030-01-02T03:04:05+00:00' });
  expect((await owner.from('secrets').select('note')).error?.code).toBe('42501');
  expect((await owner.from('secrets').insert({ id: 2, owner_id: id })).error?.code).toBe('42501');
  expect((await backend.client().from('secrets').select('id')).error?.code).toBe('42501');
});

test('a visitor who floods error reports, whatever addresses they name, silences nobody else', async () => {
  const report = async (forwarded: string): Promise<string | undefined> => {
    const headers = { 'x-forwarded-for': forwarded };
    const visitor = createClient(backend.origin, backend.publishableKey, { global: { headers } });
    const { error } = await visitor
      .from('error_logs')
      .insert({ message: 'It broke', severity: 'error', category: 'ui' });
    return error?.hint;
  };
  const hints: (string | undefined)[] = [];
  // Over the turn of a minute, twice the limit gets through at most.
  for (let place = 1; place <= 125; place += 1)
    hints.push(await report(`10.1.0.${place}, 203.0.113.1`));
  expect(hints).toContain('too_fast');
  expect(await report('203.0.113.2')).toBeUndefined();
});

test('a list of a type that a migration has just added arrives as a list', async () => {
  const crews = serviceClient().from('crews');
  expect((await crews.insert({ id: 1, tools: ['rope', 'saw'] })).error).toBeNull();
  expect((await crews.select('tools').single()).data).toEqual({ tools: ['rope', 'saw'] });
});

test.each([5, true, 'saw', [[5]]])(
  '%j for a list is refused without side effects',
  async (value) => {
    const crews = serviceClient().from('crews');
    expect((await crews.insert({ id: 2, tools: value })).error).not.toBeNull();
    expect((await crews.select('id').eq('tools', value)).error).not.toBeNull();
    expect((await crews.select('tools').eq('id', 1)).data).toEqual([{ tools: ['rope', 'saw'] }]);
  },
);

test('an empty list in a filter harms no one', async () => {
  const crews = serviceClient().from('crews');
  await crews.select('id').eq('tools', '{}');
  expect((await crews.select('tools').eq('id', 1)).data).toEqual([{ tools: ['rope', 'saw'] }]);
});

test('requests at the same time keep their own role and identity', async () => {
  const people = await Promise.all(
    [1, 2, 3].map(async (number) => {
      const client = backend.client();
      const id = await signUpAndIn(backend, client, `together${number}@example.com`);
      return { client, expected: { role: 'authenticated', id } };
    }),
  );
  people.push({ client: backend.client(), expected: { role: 'anon', id: '' } });
  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, turn) => {
      const person = people[turn % people.length];
      const { data } = (await person?.client.rpc('who_am_i')) ?? {};
      return { role: data.role, id: data.id ?? '', expected: person?.expected };
    }),
  );
  for (const { expected, ...answer } of answers) expect(answer).toEqual(expected);
});

test.each([
  ['P0001', 400],
  ['23514', 400],
  ['42501', 401],
  ['40001', 500],
  ['28000', 403],
])(
  'an error %s of the database is answered with %i, its code and its sentence',
  async (code, status) => {
    const answer = await backend.client().rpc('refuse', { code });
    expect(answer.status).toBe(status);
    expect(answer.error).toMatchObject({ code, message: 'In plain words.', hint: 'Try again.' });
  },
);

test('expired, forged and foreign tokens are refused', async () => {
  const { jwtSecret } = backendKeys(backend.dataDir);
  const claims = { sub: crypto.randomUUID(), role: 'authenticated' };
  const tokens = [
    signToken(claims, jwtSecret, -1),
    signToken(claims, 'another secret', 60),
    signToken({ ...claims, role: 'postgres' }, jwtSecret, 60),
    `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ ...claims, exp: 9e9 })).toString('base64url')}.`,
  ];
  for (const token of tokens) {
    const answer = await fetch(`${backend.origin}/rest/v1/feature_flags`, {
      headers: { apikey: backend.publishableKey, authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(401);
  }
});

test.each(['auth', 'storage', 'private', 'realtime', 'local', 'supabase_migrations'])(
  'the schema %s cannot be read through the API',
  async (schema) => {
    const answer = await fetch(`${backend.origin}/rest/v1/users`, {
      headers: { apikey: backend.publishableKey, 'accept-profile': schema },
    });
    expect(answer.status).toBe(406);
  },
);

test.each(['/auth/v1/settings', '/rest/v1/feature_flags', '/storage/v1/bucket'])(
  'pages of another origin may use %s',
  async (path) => {
    const origin = 'http://localhost:3105';
    const asked = await fetch(backend.origin + path, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'apikey',
      },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-headers')).toContain('apikey');
    const read = await fetch(backend.origin + path, {
      headers: { origin, apikey: backend.publishableKey },
    });
    expect(read.status).toBe(200);
    expect(read.headers.get('access-control-allow-origin')).toBe('*');
  },
);

test.each(['/auth/v1/user', '/rest/v1/feature_flags', '/rest/v1/nothing'])(
  'no cache keeps what %s answers to one caller',
  async (path) => {
    const answer = await fetch(backend.origin + path, {
      headers: { apikey: backend.publishableKey },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  },
);

test('the mailbox is not for pages of another origin', async () => {
  const answer = await fetch(`${backend.origin}/mailbox/messages.json`, {
    headers: { origin: 'https://elsewhere.example' },
  });
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

// A page elsewhere can give its own name this machine's address, and would then read the mailbox.
test('the mailbox answers only to the names of this machine', async () => {
  const status = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      request(backend.origin, { path: '/mailbox', headers: { host } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .once('error', reject)
        .end();
    });
  expect(await status('evil.example:3900')).toBe(421);
  expect(await status('localhost:3900')).toBe(200);
});
