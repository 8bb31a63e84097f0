import { execFileSync } from 'node:child_process';
import type { SupabaseClient } from '@supabase/supabase-js';
import sharp from 'sharp';
import { MAIL_LIMITS } from '../../local/auth/mailLimits';
import { codeAt, stepOf } from '../../local/auth/secondFactor/totp';
import { postgresDatabase } from '../../local/postgresDatabase';
import {
  linkIn,
  pressedLinkIn,
  runBackend,
  signUpAndIn,
  type RunningBackend,
} from './runningBackend';

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

function databaseOf({ databaseUrl }: RunningBackend) {
  if (!databaseUrl) throw new Error('This test needs PostgreSQL.');
  return postgresDatabase(databaseUrl);
}

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

  // The page shows nothing of this, since hosted Auth tells it too.
  expect(await ask('no-account@example.com')).toBe('otp_disabled');
  expect(await ask('no-account@example.com', true)).toBe('otp_disabled');
  await expect(backend.lastMail('no-account@example.com')).rejects.toThrow('There is no mail');
  await backend.client().auth.signUp({ email: 'not-confirmed@example.com', password });
  expect(await ask('not-confirmed@example.com')).toBe('otp_disabled');
  expect((await backend.lastMail('not-confirmed@example.com')).subject).not.toContain('Sign in');
});

test('only those who know the password learn whether an address is confirmed', async () => {
  const email = 'unconfirmed@example.com';
  await backend.client().auth.signUp({ email, password });
  const code = async (given: string) =>
    (await backend.client().auth.signInWithPassword({ email, password: given })).error?.code;
  expect(await code('wrong one')).toBe('invalid_credentials');
  expect(await code(password)).toBe('email_not_confirmed');
});

test('wrong passwords from one IP address are limited, and keep no one elsewhere out', async () => {
  const signIn = async (email: string, given: string, from: string) => {
    const answer = await fetch(`${backend.origin}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: {
        apikey: backend.publishableKey,
        'content-type': 'application/json',
        'x-forwarded-for': from,
      },
      body: JSON.stringify({ email, password: given }),
    });
    return answer.status;
  };
  const tries = Array.from({ length: 100 }, () =>
    signIn('nobody@example.com', 'wrong one', '203.0.113.9'),
  );
  expect(await Promise.all(tries)).toEqual(Array(100).fill(400));
  expect(await signIn('known@example.com', password, '203.0.113.9')).toBe(429);
  expect(await signIn('known@example.com', password, '203.0.113.10')).toBe(200);
});

test('one IP address cannot use up the mails that others need', async () => {
  const ask = async (route: string, email: string, from: string) => {
    const answer = await fetch(`${backend.origin}/auth/v1/${route}`, {
      method: 'POST',
      headers: {
        apikey: backend.publishableKey,
        'content-type': 'application/json',
        'x-forwarded-for': from,
      },
      body: JSON.stringify({ email, password }),
    });
    return answer.status;
  };
  const flood: number[] = [];
  for (let number = 0; number < MAIL_LIMITS.ofAddress; number += 1) {
    flood.push(await ask('signup', `invented-${number}@example.com`, '203.0.113.11'));
  }
  expect(flood).toEqual(Array(MAIL_LIMITS.ofAddress).fill(200));
  expect(await ask('signup', 'one-more@example.com', '203.0.113.11')).toBe(429);
  expect(await ask('recover', 'known@example.com', '203.0.113.12')).toBe(200);
  expect((await backend.lastMail('known@example.com')).subject).toBe('Set a new password');
});

async function signedIn(email: string): Promise<SupabaseClient> {
  const client = backend.client();
  const { error } = await client.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  return client;
}

test('a new password needs the current one, ends every other session, and is told by mail', async () => {
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
  const told = async () => (await backend.lastMail(email)).subject;
  expect(await told()).not.toBe('Your password was changed');
  expect((await change(password)).error).toBeNull();
  expect(await told()).toBe('Your password was changed');
  expect((await there.auth.refreshSession()).error).not.toBeNull();
  expect((await here.auth.refreshSession()).error).toBeNull();
});

test('a reset by mail ends every other session and needs no current password', async () => {
  const email = 'forgetful@example.com';
  const there = backend.client();
  await signUpAndIn(backend, there, email);
  await backend.client().auth.resetPasswordForEmail(email);
  const answer = await fetch(pressedLinkIn(await backend.lastMail(email)), { redirect: 'manual' });
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

test('an administrator with a second factor acts only after a code', async () => {
  const database = databaseOf(backend);
  const email = 'admin@example.com';
  const client = backend.client();
  await signUpAndIn(backend, client, email);
  await database.query(`update public.profiles set user_type = 'admin' where email = $1`, [email]);
  const access = async (who: SupabaseClient) => (await who.rpc('my_admin_access')).data;
  const pass = async (who: SupabaseClient) => (await who.rpc('issue_admin_pass')).error?.code;
  expect([await access(client), await pass(client)]).toEqual(['enroll', '42501']);

  const { data: factor, error } = await client.auth.mfa.enroll({ factorType: 'totp' });
  expect(error).toBeNull();
  if (!factor || factor.type !== 'totp') throw new Error('No factor was enrolled.');
  const drawn = factor.totp.qr_code.slice('data:image/svg+xml;utf-8,'.length);
  expect(await readPicture(drawn)).toBe(factor.totp.uri);
  // One that was never confirmed counts for nothing.
  expect(await access(client)).toBe('enroll');
  const code = (shift = 0) => codeAt(factor.totp.secret, stepOf(Date.now()) + shift);
  const wrong = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: '000000' });
  expect(wrong.error?.code).toBe('mfa_verification_failed');
  const first = code();
  const right = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: first });
  expect(right.error).toBeNull();
  const told = async () => (await backend.lastMail(email)).subject;
  expect(await told()).toBe('A second factor was added');
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
  expect(await told()).toBe('A second factor was removed');

  const bare = await signedIn(email);
  expect([await access(bare), await pass(bare)]).toEqual(['enroll', '42501']);
  await database.query('update private.admin_security set second_factor_required = false');
  expect([await access(bare), await pass(bare)]).toEqual(['open', undefined]);
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
