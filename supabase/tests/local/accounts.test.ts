import type { SupabaseClient } from '@supabase/supabase-js';
import { until } from '../support/until';
import {
  linkIn,
  pressedLinkIn,
  runBackend,
  signUpAndIn,
  type RunningBackend,
} from './runningBackend';

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

function claimsOf(token: string | undefined): Record<string, unknown> {
  return JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString());
}

/** A client signed in with what a link leads on with. */
async function signedInBy(fragment: string | undefined): Promise<SupabaseClient> {
  const session = new URLSearchParams(fragment);
  const signedIn = backend.client();
  await signedIn.auth.setSession({
    access_token: session.get('access_token') ?? '',
    refresh_token: session.get('refresh_token') ?? '',
  });
  return signedIn;
}

async function followLink(link: string): Promise<SupabaseClient> {
  const answer = await fetch(link, { redirect: 'manual' });
  return signedInBy(answer.headers.get('location')?.split('#')[1]);
}

test('an account signs in only after its address is confirmed', async () => {
  const email = 'new@example.com';
  const signedUp = await client.auth.signUp({
    email,
    password,
    options: {
      data: { user_type: 'vendor' },
      emailRedirectTo: `${backend.origin}/confirm-email?from=mail`,
    },
  });
  expect(signedUp.error).toBeNull();
  expect(signedUp.data.session).toBeNull();

  const early = await client.auth.signInWithPassword({ email, password });
  expect(early.error?.code).toBe('email_not_confirmed');

  const mail = await backend.lastMail(email);
  expect(mail.subject).toBe('Confirm your email');
  expect(mail.html).toContain('Confirm my email');
  // A program that opens links confirms nothing.
  expect(new URL(linkIn(mail)).pathname).toBe('/auth/confirm');
  await fetch(linkIn(mail));
  expect((await client.auth.signInWithPassword({ email, password })).error?.code).toBe(
    'email_not_confirmed',
  );
  const answer = await fetch(pressedLinkIn(mail), { redirect: 'manual' });
  const [address, fragment] = String(answer.headers.get('location')).split('#');
  expect(address).toBe(`${backend.origin}/confirm-email?from=mail`);

  const session = new URLSearchParams(fragment);
  const claims = claimsOf(session.get('access_token') ?? undefined);
  expect(claims).toMatchObject({
    email,
    role: 'authenticated',
    user_metadata: { user_type: 'vendor' },
  });

  const { data, error } = await client.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  expect(data.user?.email_confirmed_at).toBeTruthy();
  const profile = await client.from('profiles').select('email, user_type').single();
  expect(profile.data).toEqual({ email, user_type: 'vendor' });
});

test('a link works once', async () => {
  await client.auth.signUp({ email: 'once@example.com', password });
  const link = pressedLinkIn(await backend.lastMail('once@example.com'));
  const first = await fetch(link, { redirect: 'manual' });
  const second = await fetch(link, { redirect: 'manual' });
  expect(first.headers.get('location')).toContain('access_token=');
  expect(second.headers.get('location')).toContain('error_code=');
});

test('a link never leads to another site', async () => {
  await client.auth.signUp({
    email: 'safe@example.com',
    password,
    options: { emailRedirectTo: 'https://evil.example' },
  });
  const answer = await fetch(pressedLinkIn(await backend.lastMail('safe@example.com')), {
    redirect: 'manual',
  });
  expect(new URL(String(answer.headers.get('location'))).origin).toBe(backend.origin);
});

test('short and overlong passwords are refused', async () => {
  const short = await client.auth.signUp({ email: 'short@example.com', password: '1234567' });
  expect(short.error?.message).toBe('Password should be at least 8 characters.');
  const long = await client.auth.signUp({ email: 'short@example.com', password: 'ä'.repeat(40) });
  expect(long.error?.message).toBe('Password cannot be longer than 72 bytes');
});

test('no name of a business is refused at sign-up', async () => {
  const names = ['X', ' ', '\u200b'.repeat(120) + 'A', 'x'.repeat(400), undefined];
  for (const [place, business_name] of names.entries()) {
    const local = business_name === undefined ? 'y'.repeat(200) : `named${place}`;
    const { error } = await client.auth.signUp({
      email: `${local}@example.com`,
      password,
      options: { data: { user_type: 'vendor', business_name } },
    });
    expect([business_name, error]).toEqual([business_name, null]);
  }
});

test('a second sign-up with a confirmed address changes nothing and starts no session', async () => {
  const email = 'known@example.com';
  await signUpAndIn(backend, client, email);
  const again = await backend.client().auth.signUp({ email, password: 'another password' });
  expect(again.error).toBeNull();
  expect([again.data.session, again.data.user?.identities]).toEqual([null, []]);
  const other = await backend
    .client()
    .auth.signInWithPassword({ email, password: 'another password' });
  expect(other.error?.code).toBe('invalid_credentials');
});

test('the confirmation is sent again, not too often, and the newest link works', async () => {
  const email = 'again@example.com';
  // Asks often, which one address may not.
  const client = backend.client('203.0.113.7');
  await client.auth.signUp({ email, password });
  const first = pressedLinkIn(await backend.lastMail(email));
  const hasty = await client.auth.resend({ type: 'signup', email });
  expect(hasty.error?.code).toBe('over_email_send_rate_limit');
  await until(async () => (await client.auth.resend({ type: 'signup', email })).error === null);

  const second = pressedLinkIn(await backend.lastMail(email));
  expect(second).not.toBe(first);
  const old = await fetch(first, { redirect: 'manual' });
  expect(old.headers.get('location')).toContain('error=');
  const newest = await fetch(second, { redirect: 'manual' });
  expect(newest.headers.get('location')).toContain('access_token=');
});

test('after a second sign-up with an address no password of before signs in, only the one its owner then chooses', async () => {
  const email = 'claimed@example.com';
  const client = backend.client('203.0.113.8');
  const signUp = (given: string, full_name: string) =>
    client.auth.signUp({ email, password: given, options: { data: { full_name } } });
  await signUp('password of a stranger', 'Stranger');
  const first = pressedLinkIn(await backend.lastMail(email));
  await until(async () => {
    await signUp(password, 'Robin');
    return pressedLinkIn(await backend.lastMail(email)) !== first;
  });
  const old = await fetch(first, { redirect: 'manual' });
  expect(old.headers.get('location')).toContain('error=');
  const owner = await followLink(pressedLinkIn(await backend.lastMail(email)));

  const signIn = async (given: string) =>
    (await backend.client().auth.signInWithPassword({ email, password: given })).error?.code;
  expect(await signIn('password of a stranger')).toBe('invalid_credentials');
  expect(await signIn(password)).toBe('invalid_credentials');
  expect(await signIn('')).toBeDefined();
  const app = async () => (await owner.auth.refreshSession()).data.user?.app_metadata;
  expect(await app()).toMatchObject({ choose_password: true });
  expect((await owner.auth.updateUser({ password: 'chosen by its owner' })).error).toBeNull();
  expect(await app()).toEqual({ provider: 'email', providers: ['email'] });
  expect(await signIn('chosen by its owner')).toBeUndefined();
  expect((await owner.auth.updateUser({ password: 'and once more' })).error?.message).toBe(
    'Your current password is not correct.',
  );
});

test('a forgotten password is replaced through the mail', async () => {
  const email = 'forgot@example.com';
  await signUpAndIn(backend, client, email);
  const { error } = await client.auth.resetPasswordForEmail(email, {
    redirectTo: `${backend.origin}/reset-password`,
  });
  expect(error).toBeNull();
  const mail = await backend.lastMail(email);
  expect(mail.subject).toBe('Set a new password');
  const answer = await fetch(pressedLinkIn(mail), { redirect: 'manual' });
  const [address, fragment] = String(answer.headers.get('location')).split('#');
  expect(address).toBe(`${backend.origin}/reset-password`);

  const fresh = await signedInBy(fragment);
  expect((await fresh.auth.updateUser({ password: 'a better one' })).error).toBeNull();
  expect((await client.auth.signInWithPassword({ email, password })).error?.code).toBe(
    'invalid_credentials',
  );
  expect(
    (await client.auth.signInWithPassword({ email, password: 'a better one' })).error,
  ).toBeNull();
});

test('a session is renewed, its metadata changed, and ended', async () => {
  await signUpAndIn(backend, client, 'session@example.com');
  const renewed = await client.auth.refreshSession();
  expect(renewed.error).toBeNull();
  const updated = await client.auth.updateUser({ data: { full_name: 'Ada Oak' } });
  expect(updated.data.user?.user_metadata['full_name']).toBe('Ada Oak');
  const again = await client.auth.refreshSession();
  expect(claimsOf(again.data.session?.access_token)['user_metadata']).toMatchObject({
    full_name: 'Ada Oak',
  });
  expect((await client.auth.signOut()).error).toBeNull();
  expect((await client.auth.getSession()).data.session).toBeNull();
});

test.each(['google', 'apple'] as const)(
  '%s, which is not configured, answers as GoTrue does',
  async (provider) => {
    const { data } = await client.auth.signInWithOAuth({
      provider,
      options: { skipBrowserRedirect: true },
    });
    const answer = await fetch(String(data.url), { redirect: 'manual' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      msg: 'Unsupported provider: provider is not enabled',
    });
  },
);

test('a mailed link or code creates no account', async () => {
  const { error } = await client.auth.signInWithOtp({ email: 'code@example.com' });
  expect(error?.code).toBe('otp_disabled');
});
