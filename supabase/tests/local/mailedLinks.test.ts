import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { EmailOtpType, SupabaseClient } from '@supabase/supabase-js';
import { until } from '../support/until';
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
  const { hash } = new URL(linkIn(await backend.lastMail(email)));
  return new URLSearchParams(hash.slice(1)).get('token_hash') ?? '';
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
  const askLink = () => client.auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
  // Both mails share one pause, as with GoTrue.
  await until(async () => (await askLink()).error === null);
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
    const told = await backend.lastMail(before);
    expect(told.subject).toBe('Your email address was changed');
    expect(told.text).toContain(`from ${before} to ${after}.`);
    expect((await client.auth.signInWithPassword({ email: after, password })).error).toBeNull();
  });

  test('that someone else has is refused', async () => {
    await signUpAndIn(backend, backend.client(), 'taken@example.com');
    await signUpAndIn(backend, client, 'asker@example.com');
    const { error } = await client.auth.updateUser({ email: 'taken@example.com' });
    expect(error?.status).toBe(422);
  });

  test.each([
    ['without a key', {}],
    ['with a wrong key', { apikey: 'sb_publishable_wrong' }],
  ])(
    'is not applied with the current address alone when it is confirmed %s',
    async (way, headers) => {
      const name = way.replace(/\W/g, '.');
      const [before, after] = [`${name}@example.com`, `after.${name}@example.com`];
      await changing(before, after);
      const halfway = await fetch(`${backend.origin}/auth/v1/verify`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ type: 'email_change', token_hash: await tokenHash(before) }),
      });
      expect(halfway.status).toBe(200);
      expect(
        (await client.auth.signInWithPassword({ email: after, password })).error,
      ).not.toBeNull();
      expect((await client.auth.signInWithPassword({ email: before, password })).error).toBeNull();
    },
  );

  test('is mailed again to both addresses, and both are confirmed anew', async () => {
    const [before, after] = ['again@example.com', 'after.again@example.com'];
    await changing(before, after);
    const first = [await tokenHash(before), await tokenHash(after)];
    await open(first[0] ?? '');
    const resend = () => client.auth.resend({ type: 'email_change', email: before });
    await until(async () => (await resend()).error === null);
    const second = [await tokenHash(before), await tokenHash(after)];
    const codes = [];
    for (const hash of [...first, ...second]) codes.push((await open(hash)).error?.code);
    expect(codes).toEqual(['otp_expired', 'otp_expired', undefined, undefined]);
    expect((await client.auth.signInWithPassword({ email: after, password })).error).toBeNull();
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
