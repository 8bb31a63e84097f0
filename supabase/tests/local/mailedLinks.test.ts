import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { EmailOtpType, SupabaseClient } from '@supabase/supabase-js';
import { linkIn, runBackend, signUpAndIn, type RunningBackend } from './runningBackend';

// As on a hosted project, what a link in an email holds can be sent by a page instead of being opened.

let backend: RunningBackend;
let client: SupabaseClient;
beforeAll(async () => {
  backend = await runBackend();
});
afterAll(() => backend.stop());
beforeEach(() => {
  client = backend.client();
});

const password = 'correct horse';

async function tokenHash(email: string): Promise<string> {
  const link = new URL(linkIn(await backend.lastMail(email)));
  const told = new URLSearchParams(link.hash.slice(1));
  return link.searchParams.get('token') ?? told.get('token_hash') ?? '';
}

async function verify(email: string, type: EmailOtpType) {
  return client.auth.verifyOtp({ token_hash: await tokenHash(email), type });
}

const claimsOf = (token = ''): unknown =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

test('a sign-up is confirmed, once', async () => {
  const email = 'maya@example.com';
  await client.auth.signUp({ email, password, options: { data: { user_type: 'owner' } } });
  const { data, error } = await verify(email, 'signup');
  expect(error).toBeNull();
  expect(claimsOf(data.session?.access_token)).toMatchObject({
    email,
    user_metadata: { user_type: 'owner' },
  });
  expect((await client.from('profiles').select('email').single()).data).toEqual({ email });
  expect((await verify(email, 'signup')).error).toMatchObject({ status: 403, code: 'otp_expired' });
});

test('a forgotten password is replaced without the old one', async () => {
  const email = 'lea@example.com';
  await signUpAndIn(backend, client, email);
  await client.auth.resetPasswordForEmail(email);
  expect((await verify(email, 'recovery')).error).toBeNull();
  expect((await client.auth.updateUser({ password: 'another password' })).error).toBeNull();
});

test('what a link holds is not made of a code that can be tried out', async () => {
  const email = 'eva@example.com';
  await signUpAndIn(backend, client, email);
  await client.auth.resetPasswordForEmail(email);
  const tokens = [await tokenHash(email)];
  await client.auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
  tokens.push(await tokenHash(email));
  expect(new Set(tokens).size).toBe(2);
  for (let code = 0; code < 1_000_000; code += 1) {
    // Connections that the server has closed meanwhile are noticed.
    if (code % 10_000 === 0) await setImmediate();
    const tried = createHash('sha256').update(`${email}${String(code).padStart(6, '0')}`);
    if (tokens.includes(tried.digest('hex'))) throw new Error(`The code is ${code}.`);
  }
});

test('a link for one purpose serves no other', async () => {
  const email = 'noa@example.com';
  await client.auth.signUp({ email, password });
  expect((await verify(email, 'recovery')).error).toMatchObject({ code: 'otp_expired' });
});

test('a new address takes the place of the old one', async () => {
  const before = 'ida@example.com';
  const after = 'ida.new@example.com';
  await signUpAndIn(backend, client, before);
  expect((await client.auth.updateUser({ email: after })).error).toBeNull();
  const { data, error } = await verify(before, 'email_change');
  expect(error).toBeNull();
  expect(data.session?.user.email).toBe(after);
});
