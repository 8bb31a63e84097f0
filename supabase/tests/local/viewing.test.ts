import type { SupabaseClient } from '@supabase/supabase-js';
import { backendKeys } from '../../local/backendKeys';
import { runBackend, signUpAndIn, type RunningBackend } from './runningBackend';

// What private.before_request promises has to hold over HTTP too: for tables and functions, on both engines.

const MAKE_ADMIN = `
  create function public.make_admin(person uuid) returns void language sql security definer set search_path = '' as $$
    update private.admin_security set second_factor_required = false;
    update public.profiles set user_type = 'admin' where id = person
  $$;
  grant execute on function public.make_admin(uuid) to service_role;`;

let backend: RunningBackend;
let admin: SupabaseClient;
let owner: SupabaseClient;
let ids: { admin: string; owner: string };
let viewing: string;
beforeAll(async () => {
  backend = await runBackend({ lastMigration: MAKE_ADMIN });
  admin = backend.client();
  owner = backend.client();
  ids = {
    admin: await signUpAndIn(backend, admin, 'admin@example.com'),
    owner: await signUpAndIn(backend, owner, 'owner@example.com'),
  };
  const server = backend.clientWith(backendKeys(backend.dataDir).secretKey);
  expect((await server.rpc('make_admin', { person: ids.admin })).error).toBeNull();
  const started = await admin.rpc('start_viewing', { person_id: ids.owner, reason: 'They called' });
  expect(started.error).toBeNull();
  viewing = started.data.id;
});
afterAll(() => backend.stop());

async function bearer(client: SupabaseClient): Promise<string> {
  const { data } = await client.auth.getSession();
  return data.session?.access_token ?? backend.publishableKey;
}

async function send(
  client: SupabaseClient,
  path: string,
  init: RequestInit = {},
  headers: Record<string, string> = { 'x-view-as': viewing },
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${backend.origin}/rest/v1/${path}`, {
    ...init,
    headers: {
      apikey: backend.publishableKey,
      authorization: `Bearer ${await bearer(client)}`,
      'content-type': 'application/json',
      ...headers,
    },
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}

const post = (body: object) => ({ method: 'POST', body: JSON.stringify(body) });
const profiles = 'profiles?select=id&order=id';

test('tables and functions answer as they answer the person', async () => {
  expect(await send(admin, profiles)).toEqual({ status: 200, body: [{ id: ids.owner }] });
  expect(await send(admin, 'rpc/viewed_person', post({}))).toMatchObject({
    status: 200,
    body: { id: viewing, profile: { id: ids.owner } },
  });
  expect(await send(admin, 'rpc/my_sessions')).toMatchObject({
    status: 200,
    // Confirming the address began one, signing in the other; neither is the administrator's.
    body: [{ is_current: false }, { is_current: false }],
  });
  const own = await send(admin, profiles, {}, {});
  expect(own.body).toEqual([{ id: ids.admin }]);
  // Names of headers have no case.
  expect(await send(admin, profiles, {}, { 'X-View-As': viewing })).toMatchObject({
    body: [{ id: ids.owner }],
  });
});

test('no call writes, whatever it is, and the next one without the header does', async () => {
  const changed = { first_name: 'Changed' };
  const address = `profiles?id=eq.${ids.owner}`;
  const writes: [string, RequestInit][] = [
    [address, { method: 'PATCH', body: JSON.stringify(changed) }],
    [address, { method: 'DELETE' }],
    ['profiles', post({ id: ids.owner, email: 'owner@example.com', user_type: 'owner' })],
    ['rpc/mark_notifications_read', post({})],
    ['rpc/end_sessions', post({ session_ids: [ids.owner] })],
    ['rpc/end_other_sessions', post({})],
  ];
  for (const [path, init] of writes) {
    const { status, body } = await send(admin, path, init);
    expect({ path, body }).toMatchObject({
      path,
      body: { code: expect.stringMatching(/^(25006|42501)$/) },
    });
    expect([403, 405]).toContain(status);
  }
  expect(
    await send(admin, address, { method: 'PATCH', body: JSON.stringify(changed) }),
  ).toMatchObject({ status: 405, body: { code: '25006' } });
  expect((await owner.from('profiles').select('first_name').single()).data).toEqual({
    first_name: null,
  });
  expect((await owner.from('profiles').update(changed).eq('id', ids.owner)).error).toBeNull();
});

test('a header that leads nowhere is refused, for everyone, and never answered as the caller', async () => {
  const visitor = backend.client();
  const forged: [SupabaseClient, string][] = [
    [owner, viewing],
    [visitor, viewing],
    [admin, '00000000-0000-4000-8000-000000000000'],
    [admin, `${viewing}, ${viewing}`],
    [admin, ''],
  ];
  for (const [client, header] of forged) {
    for (const path of [profiles, 'rpc/my_sessions']) {
      const { status, body } = await send(client, path, {}, { 'x-view-as': header });
      expect({ path, header, body }).toMatchObject({
        body: { code: '42501', hint: 'viewing_over' },
      });
      expect([401, 403]).toContain(status);
    }
  }
  const server = await send(
    visitor,
    profiles,
    {},
    {
      'x-view-as': viewing,
      authorization: `Bearer ${backendKeys(backend.dataDir).secretKey}`,
    },
  );
  expect(server.body).toMatchObject({ code: '42501', hint: 'viewing_over' });
});

test('calls at the same time keep apart: those of a viewing, and the administrator’s own', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, turn) =>
      send(admin, profiles, {}, turn % 2 === 0 ? {} : { 'x-view-as': viewing }),
    ),
  );
  const whose = answers.map(({ body }) =>
    Array.isArray(body) ? body.map((row: { id: string }) => row.id) : body,
  );
  expect(whose).toEqual(answers.map((_, turn) => [turn % 2 === 0 ? ids.admin : ids.owner]));
});

test('what was ended is over at the next call', async () => {
  expect((await admin.rpc('end_viewing', { viewing_id: viewing })).error).toBeNull();
  expect((await send(admin, profiles)).body).toMatchObject({ hint: 'viewing_over' });
  expect((await owner.from('viewings').select('reason')).data).toEqual([{ reason: 'They called' }]);
});
