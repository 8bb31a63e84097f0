import { execFileSync } from 'node:child_process';
import type { SupabaseClient } from '@supabase/supabase-js';
import sharp from 'sharp';
import { codeAt, stepOf } from '../../local/auth/secondFactor/totp';
import { postgresDatabase } from '../../local/postgresDatabase';
import { linkIn, runBackend, signUpAndIn, type RunningBackend } from './runningBackend';

let backend: RunningBackend;
beforeAll(async () => {
  backend = await runBackend();
  await signUpAndIn(backend, backend.client(), 'known@example.com');
});
afterAll(() => backend.stop());

const password = 'correct horse';

/** What a camera reads from a drawn QR code. The reader exists as an ES module alone. */
async function readPicture(svg: string): Promise<string> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(600)
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const reader = `import decodeQR from 'qr/decode.js';
    import { readFileSync } from 'node:fs';
    const data = new Uint8Array(readFileSync(0));
    process.stdout.write(decodeQR({ width: ${info.width}, height: ${info.height}, data }));`;
  const options = ['--input-type=module', '--eval', reader];
  return execFileSync(process.execPath, options, { input: data, encoding: 'utf8' });
}

async function post(route: string, body: object, from = '198.51.100.1', token?: string) {
  const started = performance.now();
  const answer = await fetch(`${backend.origin}/auth/v1${route}`, {
    method: route === '/user' ? 'PUT' : 'POST',
    headers: {
      apikey: backend.publishableKey,
      'content-type': 'application/json',
      'x-forwarded-for': from,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const read: unknown = await answer.json();
  return { status: answer.status, shape: shapeOf(read), ms: performance.now() - started };
}

// What kinds of values stand where, in which order, and how ids and times are written; what they are is different
// every time.
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value === 'string') return formOf(value);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]);
}
function formOf(text: string): string {
  const [, version] =
    /^[0-9a-f]{8}-[0-9a-f]{4}-(.)[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/.exec(text) ?? [];
  if (version) return `id of version ${version}`;
  const [, fraction, zone] = /^\d{4}-\d\d-\d\dT[\d:]{8}(?:\.(\d+))?(.*)$/.exec(text) ?? [];
  if (zone === undefined) return 'string';
  // The last digits may be zeros, which are left out.
  return `time in ${(fraction?.length ?? 0) > 3 ? 'microseconds' : 'milliseconds'}, ${zone}`;
}
const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Gives further addresses an account like that of one, which takes no time to sign up. */
async function copyAccount(from: string, to: readonly string[]): Promise<void> {
  const database = databaseOf(backend);
  await database.query(
    `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at,
       raw_user_meta_data, raw_app_meta_data)
     select gen_random_uuid(), aud, role, address, encrypted_password, email_confirmed_at,
       raw_user_meta_data, raw_app_meta_data
     from auth.users, unnest($2::text[]) address where email = $1`,
    [from, to],
  );
  await database.close();
}

function databaseOf({ databaseUrl }: RunningBackend) {
  if (!databaseUrl) throw new Error('This test needs PostgreSQL.');
  return postgresDatabase(databaseUrl);
}

interface Way {
  name: string;
  ask: (email: string, place: number, token: string) => ReturnType<typeof post>;
}
const WAYS: Way[] = [
  { name: 'sign-up', ask: (email) => post('/signup', { email, password: 'a strange one' }) },
  {
    name: 'sign-in',
    ask: (email, place) =>
      post('/token?grant_type=password', { email, password: 'wrong one' }, `198.51.100.${place}`),
  },
  { name: 'reset', ask: (email) => post('/recover', { email }) },
  { name: 'sign-in link', ask: (email) => post('/otp', { email, create_user: false }) },
  { name: 'resend', ask: (email) => post('/resend', { type: 'signup', email }) },
  { name: 'email change', ask: (email, _, token) => post('/user', { email }, undefined, token) },
];

test.each(WAYS)('$name tells no one who has an account', async ({ name, ask }) => {
  const client = backend.client();
  await signUpAndIn(backend, client, `asker-${name.replace(' ', '')}@example.com`);
  const token = (await client.auth.getSession()).data.session?.access_token ?? '';
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const addresses = (kind: string) =>
    Array.from(
      { length: 9 },
      (_, place) => `${kind}-${name.replace(' ', '')}-${place}@example.com`,
    );
  await copyAccount('known@example.com', addresses('known'));
  for (const [place, known] of addresses('known').entries()) {
    const fresh = addresses('nobody')[place] ?? '';
    const asked = await ask(known, place, token);
    const other = await ask(fresh, place, token);
    expect({ status: asked.status, shape: asked.shape }).toEqual({
      status: other.status,
      shape: other.shape,
    });
    times.known.push(asked.ms);
    times.unknown.push(other.ms);
  }
  const ratio = median(times.known) / median(times.unknown);
  console.log(`${name}: medians of 9 differ by a ratio of ${ratio.toFixed(2)}`);
  expect(Math.max(ratio, 1 / ratio)).toBeLessThan(1.2);
});

test('sign-ups from one IP address are limited, and keep no one elsewhere from signing up', async () => {
  const signUp = (password: string, from: string) =>
    post('/signup', { email: `many-${from}@example.com`, password }, from);
  const crowd = Array.from({ length: 100 }, () => signUp('short', '203.0.113.1'));
  expect((await Promise.all(crowd)).map(({ status }) => status)).toEqual(Array(100).fill(422));
  expect((await signUp(password, '203.0.113.1')).status).toBe(429);
  expect((await signUp(password, '203.0.113.2')).status).toBe(200);
});

test('an address waits between two mails whether anyone has it or not', async () => {
  for (const route of ['/recover', '/resend', '/otp']) {
    const statuses = [];
    for (const email of ['known@example.com', 'nobody@example.com']) {
      const ask = () => post(route, { type: 'signup', email, create_user: false });
      statuses.push([(await ask()).status, (await ask()).status]);
    }
    expect(statuses).toEqual([
      [200, 429],
      [200, 429],
    ]);
  }
});

test('a sign-in link signs in once who has confirmed the address, and creates no account', async () => {
  const email = 'by-link@example.com';
  const ask = async (to: string, creates = false) => {
    const options = { shouldCreateUser: creates };
    return (await backend.client().auth.signInWithOtp({ email: to, options })).error?.code;
  };
  await signUpAndIn(backend, backend.client(), email);
  expect(await ask(email)).toBeUndefined();
  const mail = await backend.lastMail(email);
  expect(mail.subject).toBe('Sign in to Tree Service');
  const link = new URL(linkIn(mail));
  expect(link.pathname).toBe('/auth/confirm');
  const token_hash = new URLSearchParams(link.hash.slice(1)).get('token_hash') ?? '';
  const open = () => backend.client().auth.verifyOtp({ token_hash, type: 'magiclink' });
  expect((await open()).data.user?.email).toBe(email);
  expect((await open()).data.session).toBeNull();

  expect(await ask('no-account@example.com')).toBeUndefined();
  expect(await ask('no-account@example.com', true)).toBe('otp_disabled');
  await expect(backend.lastMail('no-account@example.com')).rejects.toThrow('There is no mail');
  await backend.client().auth.signUp({ email: 'not-confirmed@example.com', password });
  expect(await ask('not-confirmed@example.com')).toBeUndefined();
  expect((await backend.lastMail('not-confirmed@example.com')).subject).not.toContain('Sign in');
});

test.each([{ phone: '+15125550143' }, { email: '' }, {}])(
  'a sign-in link for %j is refused',
  async (whom) => {
    expect((await post('/otp', { ...whom, create_user: false })).status).toBe(422);
  },
);

test('only those who know the password learn whether an address is confirmed', async () => {
  const email = 'unconfirmed@example.com';
  await backend.client().auth.signUp({ email, password });
  const code = async (given: string) =>
    (await backend.client().auth.signInWithPassword({ email, password: given })).error?.code;
  expect(await code('wrong one')).toBe('invalid_credentials');
  expect(await code(password)).toBe('email_not_confirmed');
});

test('wrong passwords block only the caller who tries them', async () => {
  const email = 'known@example.com';
  const signIn = (given: string, from: string) =>
    post('/token?grant_type=password', { email, password: given }, from);
  const statuses: number[] = [];
  while (statuses.length < 11) statuses.push((await signIn('wrong one', '203.0.113.9')).status);
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
  expect((await signIn(password, '203.0.113.9')).status).toBe(429);
  expect((await signIn(password, '203.0.113.10')).status).toBe(200);
});

async function signedIn(email: string): Promise<SupabaseClient> {
  const client = backend.client();
  const { error } = await client.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  return client;
}

test('wrong passwords that are sent at the same moment count each other', async () => {
  const signIn = (given: string) =>
    post(
      '/token?grant_type=password',
      { email: 'known@example.com', password: given },
      '203.0.113.12',
    );
  const answers = await Promise.all(Array.from({ length: 40 }, () => signIn('wrong one')));
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
  expect((await signIn(password)).status).toBe(429);
});

test('a new password needs the current one and ends every other session', async () => {
  const email = 'changer@example.com';
  const here = backend.client();
  await signUpAndIn(backend, here, email);
  const there = await signedIn(email);
  const change = (current?: string) =>
    here.auth.updateUser({
      password: 'a better one',
      ...(current && { current_password: current }),
    });
  expect((await change()).error?.message).toBe('Your current password is not correct.');
  expect((await change('wrong one')).error?.message).toBe('Your current password is not correct.');
  expect((await change(password)).error).toBeNull();
  expect((await there.auth.refreshSession()).error).not.toBeNull();
  expect((await here.auth.refreshSession()).error).toBeNull();
});

test('a reset by mail ends every other session and needs no current password', async () => {
  const email = 'forgetful@example.com';
  const there = backend.client();
  await signUpAndIn(backend, there, email);
  await backend.client().auth.resetPasswordForEmail(email);
  const answer = await fetch(linkIn(await backend.lastMail(email)), { redirect: 'manual' });
  const session = new URLSearchParams(String(answer.headers.get('location')).split('#')[1]);
  const fresh = backend.client();
  await fresh.auth.setSession({
    access_token: session.get('access_token') ?? '',
    refresh_token: session.get('refresh_token') ?? '',
  });
  expect((await fresh.auth.updateUser({ password: 'a better one' })).error).toBeNull();
  expect((await there.auth.refreshSession()).error).not.toBeNull();
  // The link is good for one password.
  expect((await fresh.auth.updateUser({ password: 'yet another' })).error?.message).toBe(
    'Your current password is not correct.',
  );
});

test('common passwords are refused', async () => {
  for (const common of ['password', 'Passw0rd', '12345678', 'iloveyou']) {
    const { error } = await backend
      .client()
      .auth.signUp({ email: 'common@example.com', password: common });
    expect(error?.message).toBe('This password is too common. Choose another one.');
  }
});

test('an administrator with a second factor acts only after a code', async () => {
  const database = databaseOf(backend);
  const email = 'admin@example.com';
  const client = backend.client();
  await signUpAndIn(backend, client, email);
  await database.query(`update public.profiles set user_type = 'admin' where email = $1`, [email]);
  const access = async (who: SupabaseClient) => (await who.rpc('my_admin_access')).data;
  const pass = async (who: SupabaseClient) => (await who.rpc('issue_admin_pass')).error?.code;
  expect([await access(client), await pass(client)]).toEqual(['open', undefined]);

  const { data: factor, error } = await client.auth.mfa.enroll({ factorType: 'totp' });
  expect(error).toBeNull();
  if (!factor || factor.type !== 'totp') throw new Error('No factor was enrolled.');
  const drawn = factor.totp.qr_code.slice('data:image/svg+xml;utf-8,'.length);
  expect(await readPicture(drawn)).toBe(factor.totp.uri);
  // One that was never confirmed keeps no one out.
  expect(await access(client)).toBe('open');
  const code = (shift = 0) => codeAt(factor.totp.secret, stepOf(Date.now()) + shift);
  const wrong = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: '000000' });
  expect(wrong.error?.code).toBe('mfa_verification_failed');
  const first = code();
  const right = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: first });
  expect(right.error).toBeNull();
  expect([await access(client), await pass(client)]).toEqual(['open', undefined]);
  // The second factor stays with the session when its token is renewed.
  await client.auth.refreshSession();
  expect(await access(client)).toBe('open');

  const later = await signedIn(email);
  const level = await later.auth.mfa.getAuthenticatorAssuranceLevel();
  expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
  expect([await access(later), await pass(later)]).toEqual(['code', '42501']);
  expect((await later.auth.mfa.unenroll({ factorId: factor.id })).error?.code).toBe(
    'insufficient_aal',
  );
  const change = (client: SupabaseClient) =>
    client.auth.updateUser({ password: 'a better one', current_password: password });
  expect((await change(later)).error?.code).toBe('insufficient_aal');
  const again = await later.auth.mfa.challengeAndVerify({ factorId: factor.id, code: first });
  expect(again.error?.code).toBe('mfa_verification_failed');
  const next = await later.auth.mfa.challengeAndVerify({ factorId: factor.id, code: code(1) });
  expect(next.error).toBeNull();
  expect([await access(later), await pass(later)]).toEqual(['open', undefined]);
  const moved = await later.auth.updateUser({ email: 'elsewhere@example.com' });
  expect(moved.error).toBeNull();
  expect((await later.auth.mfa.unenroll({ factorId: factor.id })).error).toBeNull();

  await database.query('update private.admin_security set second_factor_required = true');
  const bare = await signedIn(email);
  expect([await access(bare), await pass(bare)]).toEqual(['enroll', '42501']);
  await database.query('update private.admin_security set second_factor_required = false');
  await database.close();
});

test('codes that are tried at the same moment count each other', async () => {
  const client = backend.client();
  await signUpAndIn(backend, client, 'guessed@example.com');
  const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp' });
  const factorId = factor?.id ?? '';
  const challenges = await Promise.all(
    Array.from({ length: 20 }, () => client.auth.mfa.challenge({ factorId })),
  );
  const answers = await Promise.all(
    challenges.map(({ data }) =>
      client.auth.mfa.verify({ factorId, challengeId: data?.id ?? '', code: '00000x' }),
    ),
  );
  const codes = answers.map(({ error }) => error?.code);
  expect(codes.filter((code) => code === 'mfa_verification_failed')).toHaveLength(5);
  expect(codes.filter((code) => code === 'over_request_rate_limit')).toHaveLength(15);
});

test('of codes set up at the same moment, the first confirmed is the only one', async () => {
  const email = 'twice@example.com';
  const client = backend.client();
  await signUpAndIn(backend, client, email);
  const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp' });
  const database = databaseOf(backend);
  // Another session's, which was begun before this one could remove it.
  await database.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at, secret)
     select gen_random_uuid(), user_id, factor_type, status, now(), now(), secret
     from auth.mfa_factors where id::text = $1`,
    [factor?.id],
  );
  const code = codeAt(factor?.totp.secret ?? '', stepOf(Date.now()));
  const factorId = factor?.id ?? '';
  expect((await client.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
  const left = await database.query<{ id: string }>(
    `select f.id from auth.mfa_factors f join auth.users u on u.id = f.user_id where u.email = $1`,
    [email],
  );
  await database.close();
  expect(left.map(({ id }) => id)).toEqual([factorId]);
});
