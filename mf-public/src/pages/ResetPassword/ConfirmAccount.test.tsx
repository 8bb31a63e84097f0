import { fireEvent, screen } from '@testing-library/react';
import { authState, signOut } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderAt } from '../../testing/renderAt';
import ResetPasswordPage from './ResetPasswordPage';

const server = fakeBackend();
beforeEach(async () => {
  localStorage.clear();
  await signOut();
});

const openUnasked = () => {
  const account = server.accounts.add({ email: 'maya@demo.example' });
  const hash = server.accounts.fragmentFor(account, 'recovery');
  return renderAt(<ResetPasswordPage />, { pathname: '/reset-password', hash });
};
const goOn = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Continue as maya@demo.example' }));

describe('a link for a new password that this browser did not request', () => {
  it('names its account and signs no one in', () => {
    openUnasked();
    expect(screen.getByText('maya@demo.example')).toBeInTheDocument();
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    expect(authState().status).toBe('signedOut');
    expect(screen.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/login');
  });

  it('says when it has ended', async () => {
    openUnasked();
    server.respondTo('/auth/v1/user', { code: 403, msg: '' }, 403);
    goOn();
    expect(await screen.findByRole('alert')).toHaveTextContent("doesn't work anymore");
  });

  it('leads to the form once the account is confirmed', async () => {
    openUnasked();
    goOn();
    expect(await screen.findByLabelText('New password')).toBeInTheDocument();
    expect(authState().user?.email).toBe('maya@demo.example');
  });
});
