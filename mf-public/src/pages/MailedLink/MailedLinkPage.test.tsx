import { fireEvent, screen } from '@testing-library/react';
import { authState, notify, resetPassword, signIn, signOut } from '@tree-service/kernel';
import { fakeBackend, type FakeAccount } from '@tree-service/testing';
import { renderAt } from '../../testing/renderAt';
import MailedLinkPage from './MailedLinkPage';

const server = fakeBackend();
let maya: FakeAccount;
let told: jest.SpyInstance;
beforeEach(async () => {
  localStorage.clear();
  await signOut();
  told = jest.spyOn(notify, 'success').mockImplementation(() => undefined);
  maya = server.accounts.add({ email: 'maya@demo.example' });
});
afterEach(() => jest.restoreAllMocks());

const open = (type: string, next = '') =>
  renderAt(<MailedLinkPage />, {
    pathname: '/auth/confirm',
    hash: `#token_hash=abc&type=${type}&redirect_to=${encodeURIComponent(next)}`,
  });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const verified = (type: string) => {
  const session = Object.fromEntries(
    new URLSearchParams(server.accounts.fragmentFor(maya, type).slice(1)),
  );
  const user = { id: maya.id, email: maya.email, email_confirmed_at: '2026-01-01T00:00:00Z' };
  server.respondTo('/auth/v1/verify', { ...session, expires_in: 3600, user });
};
const arriveAt = (place: RegExp) =>
  screen.findByText(
    (text, element) => element?.getAttribute('data-testid') === 'whereabouts' && place.test(text),
  );

it.each([
  ['signup', 'Confirm your email', 'Confirm my email'],
  ['recovery', 'Set a new password', 'Set a new password'],
  ['email_change', 'Confirm your new email', 'Confirm the change'],
  ['magiclink', 'Sign in', 'Sign in'],
])('a link of the type %s uses nothing up before its button is pressed', (type, title, button) => {
  open(type);
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: button })).toBeEnabled();
  expect(server.calls.filter(({ path }) => path.startsWith('/auth/'))).toEqual([]);
});

it('sends the token of the link, and leaves the sign-in to the callback where no one asked for it', async () => {
  verified('signup');
  open('signup', 'https://trees.example/auth/callback?draft=key');
  press('Confirm my email');
  await arriveAt(/^\/auth\/callback /);
  expect(server.callsTo('/auth/v1/verify')).toMatchObject([
    { method: 'POST', body: { token_hash: 'abc', type: 'signup' } },
  ]);
  expect(authState().status).toBe('signedOut');
});

it('leads on to the new password, signed in, in the browser that asked for it', async () => {
  await resetPassword(maya.email);
  verified('recovery');
  open('recovery');
  press('Set a new password');
  await arriveAt(/^\/reset-password /);
  expect(authState().user?.email).toBe(maya.email);
});

it('asks whose account it is before a link signs in that no one asked for here', async () => {
  verified('magiclink');
  open('magiclink');
  press('Sign in');
  expect(await screen.findByText('maya@demo.example')).toBeInTheDocument();
  expect(authState().user?.email).not.toBe('lea@demo.example');
  press('Continue as maya@demo.example');
  await arriveAt(/^\/auth\/callback /);
  expect(authState().user?.email).toBe(maya.email);
});

it('says when the other address is still to be confirmed', async () => {
  server.respondTo('/auth/v1/verify', { code: '200', msg: 'Confirmation link accepted.' });
  open('email_change');
  press('Confirm the change');
  expect(await screen.findByRole('heading', { name: 'One more step' })).toBeInTheDocument();
});

it('goes back to the account once the change is complete', async () => {
  await signIn({ email: maya.email, password: maya.password, remember: false });
  verified('email_change');
  open('email_change');
  press('Confirm the change');
  await arriveAt(/^\/account /);
  expect(told).toHaveBeenCalledWith('Email changed');
});

it('says when a link has been used or never was one', async () => {
  server.respondTo('/auth/v1/verify', { code: 403, error_code: 'otp_expired', msg: 'x' }, 403);
  const { unmount } = open('signup');
  press('Confirm my email');
  expect(await screen.findByRole('alert')).toHaveTextContent('work once');
  unmount();
  open('nonsense');
  expect(screen.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/login');
});

it('can be pressed again when the server could not be reached', async () => {
  server.disconnect('/auth/v1/verify');
  open('signup');
  press('Confirm my email');
  expect(await screen.findByRole('alert')).toHaveTextContent("couldn't reach the server");
  expect(screen.getByRole('button', { name: 'Confirm my email' })).toBeEnabled();
});
