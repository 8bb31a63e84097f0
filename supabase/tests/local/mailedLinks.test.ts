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

describe('a new address', () => {
  const open = (hash: string) => client.auth.verifyOtp({ token_hash: hash, type: 'email_change' });

  async function changing(before: string, after: string) {
    await signUpAndIn(backend, client, before);
    expect((await client.auth.updateUser({ email: after })).error).toBeNull();
  }

  test.each([
    ['present', 'new'],
    ['new', 'present'],
  ])('counts once both are confirmed, first the %s and then the %s one', async (first) => {
    const before = `ida.${first}@example.com`;
    const after = `ida.after.${first}@example.com`;
    await changing(before, after);
    const hashes = [await tokenHash(before), await tokenHash(after)];
    const [one = '', other = ''] = first === 'present' ? hashes : hashes.reverse();
    const halfway = await open(one);
    expect([halfway.error, halfway.data.session]).toEqual([null, null]);
    expect((await open(one)).error).toMatchObject({ code: 'otp_expired' });
    expect((await client.auth.signInWithPassword({ email: after, password })).error).not.toBeNull();
    const { data, error } = await open(other);
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(after);
    expect((await client.auth.signInWithPassword({ email: after, password })).error).toBeNull();
  });

  test('is confirmed by both whether a key is sent along or not', async () => {
    const [before, after] = ['keyless@example.com', 'keyless.after@example.com'];
    await changing(before, after);
    const answer = await fetch(`${backend.origin}/auth/v1/verify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'email_change', token_hash: await tokenHash(before) }),
    });
    expect(await answer.json()).not.toHaveProperty('access_token');
    expect((await client.auth.signInWithPassword({ email: after, password })).error).not.toBeNull();
    expect((await open(await tokenHash(after))).data.session?.user.email).toBe(after);
  });

  test('that someone else has is asked for in the same way, and never comes to be', async () => {
    const taken = 'taken@example.com';
    await signUpAndIn(backend, backend.client(), taken);
    const confirmation = await backend.lastMail(taken);
    await changing('asker@example.com', taken);
    const halfway = await open(await tokenHash('asker@example.com'));
    expect([halfway.error, halfway.data.session]).toEqual([null, null]);
    await client.auth.resend({ type: 'email_change', email: 'asker@example.com' });
    expect(await backend.lastMail(taken)).toEqual(confirmation);
  });

  test('that two accounts want is given to the first who confirms it', async () => {
    const wanted = 'wanted@example.com';
    await changing('first@example.com', wanted);
    const first = [await tokenHash('first@example.com'), await tokenHash(wanted)];
    await changing('second@example.com', wanted);
    const second = [await tokenHash('second@example.com'), await tokenHash(wanted)];
    const codes = [];
    for (const hash of [...first, ...second]) codes.push((await open(hash)).error?.code);
    expect(codes).toEqual([undefined, undefined, undefined, 'otp_expired']);
  });
});
