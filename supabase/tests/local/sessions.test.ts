import type { SupabaseClient } from '@supabase/supabase-js';
import { postgresDatabase } from '../../local/postgresDatabase';
import { runBackend, signUpAndIn, type RunningBackend } from './runningBackend';

const email = 'owner@example.com';
const password = 'correct horse';

interface Session {
  id: string;
  device: string | null;
  started_at: string;
  last_seen_at: string;
  is_current: boolean;
  total: number;
}

let backend: RunningBackend;
let here: SupabaseClient;
beforeAll(async () => {
  backend = await runBackend();
  here = backend.client();
  await signUpAndIn(backend, here, email);
  // The link in the mail has signed a browser in as well.
  await here.auth.signOut({ scope: 'others' });
});
afterAll(() => backend.stop());

async function signInElsewhere(): Promise<SupabaseClient> {
  const client = backend.client();
  const { error } = await client.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  return client;
}

async function sessionsOf(client: SupabaseClient): Promise<Session[]> {
  const { data, error } = await client.rpc('my_sessions');
  expect(error).toBeNull();
  return data;
}

test('a person sees where they are signed in, this session first, each with its device', async () => {
  const there = await signInElsewhere();
  const sessions = await sessionsOf(here);
  expect(sessions.map(({ is_current }) => is_current)).toEqual([true, false]);
  expect(sessions[0]).toMatchObject({ device: expect.stringMatching(/\S/), total: 2 });
  const seen = await sessionsOf(there);
  expect(seen.map(({ id }) => id)).toEqual(sessions.map(({ id }) => id).reverse());
  await there.auth.refreshSession();
  const [, refreshed] = await sessionsOf(here);
  expect(Date.parse(String(refreshed?.last_seen_at))).toBeGreaterThan(
    Date.parse(String(refreshed?.started_at)),
  );
  expect((await here.rpc('end_other_sessions')).data).toBe(1);
  expect(await sessionsOf(here)).toHaveLength(1);
  expect((await there.auth.refreshSession()).error).not.toBeNull();
  expect((await here.rpc('end_other_sessions')).data).toBe(0);
});

test('an ended session cannot be refreshed, nor read or write with the token it still has; the others continue', async () => {
  const [ended, kept] = [await signInElsewhere(), await signInElsewhere()];
  const [ofEnded] = await sessionsOf(ended);
  const reads = (client: SupabaseClient) => client.from('profiles').select('id');
  const writes = (client: SupabaseClient) => client.rpc('mark_notifications_read', { ids: [] });
  expect((await reads(ended)).data).toHaveLength(1);
  expect((await writes(ended)).error).toBeNull();
  expect((await here.rpc('end_sessions', { session_ids: [ofEnded?.id] })).data).toBe(1);
  expect((await here.rpc('end_sessions', { session_ids: [ofEnded?.id] })).data).toBe(0);
  expect((await sessionsOf(here)).map(({ id }) => id)).not.toContain(ofEnded?.id);
  for (const call of [reads, writes]) {
    const { status, error } = await call(ended);
    expect([status, error?.code]).toEqual([401, 'PT401']);
    expect((await call(kept)).error).toBeNull();
  }
  const refused = await ended.auth.refreshSession();
  expect(refused.data.session).toBeNull();
  expect(refused.error?.status).toBeGreaterThanOrEqual(400);
  expect((await kept.auth.refreshSession()).error).toBeNull();
  expect((await here.auth.refreshSession()).error).toBeNull();
});

test('the sessions of a device are ended together', async () => {
  const [first, second, kept] = [
    await signInElsewhere(),
    await signInElsewhere(),
    await signInElsewhere(),
  ];
  const session_ids = [(await sessionsOf(first))[0]?.id, (await sessionsOf(second))[0]?.id];
  expect((await here.rpc('end_sessions', { session_ids })).data).toBe(2);
  expect((await first.auth.refreshSession()).data.session).toBeNull();
  expect((await second.auth.refreshSession()).data.session).toBeNull();
  expect((await kept.auth.refreshSession()).error).toBeNull();
  expect((await here.rpc('end_sessions', { session_ids: [] })).error?.message).toBe(
    'Choose which sessions to end.',
  );
});

test('a refresh token answers again while the next one was never used; once it was, it ends its session', async () => {
  // The stand-in for hours gone by needs the server's own database.
  if (!backend.databaseUrl) throw new Error('This test needs PostgreSQL.');
  const database = postgresDatabase(backend.databaseUrl);
  try {
    const client = await signInElsewhere();
    const copied = (await client.auth.getSession()).data.session?.refresh_token ?? '';
    const renew = (token: string) => backend.client().auth.refreshSession({ refresh_token: token });
    const fresh = await renew(copied);
    expect(fresh.error).toBeNull();
    // Two pages of one browser renew at once.
    expect((await renew(copied)).error).toBeNull();
    await database.query(
      `update auth.refresh_tokens set updated_at = now() - interval '11 seconds' where token = $1`,
      [copied],
    );
    // The answer was lost: asked later, the same token brings the one that nobody has used.
    const living = fresh.data.session?.refresh_token ?? '';
    expect((await renew(copied)).data.session?.refresh_token).toBe(living);
    const next = await renew(living);
    expect(next.error).toBeNull();
    await database.query(
      `update auth.refresh_tokens set updated_at = now() - interval '11 seconds' where token = $1`,
      [copied],
    );
    expect((await renew(copied)).error?.code).toBe('refresh_token_already_used');
    expect((await renew(next.data.session?.refresh_token ?? '')).data.session).toBeNull();
    expect((await here.auth.refreshSession()).error).toBeNull();
  } finally {
    await database.close();
  }
});

test('no one ends the session they are using this way, nor that of another person', async () => {
  const [own] = await sessionsOf(here);
  const there = await signInElsewhere();
  const [other] = await sessionsOf(there);
  const { error } = await here.rpc('end_sessions', { session_ids: [other?.id, own?.id] });
  expect(error?.message).toBe('This is the session you are using. Log out to end it.');

  const stranger = backend.client();
  await signUpAndIn(backend, stranger, 'other@example.com');
  expect((await stranger.rpc('end_sessions', { session_ids: [own?.id, other?.id] })).data).toBe(0);
  expect((await there.auth.refreshSession()).error).toBeNull();
  expect((await here.auth.refreshSession()).error).toBeNull();
});
