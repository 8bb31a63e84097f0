import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { authState, notify, signIn, useAuth } from '@tree-service/kernel';
import { fakeAuthState, fakeBackend } from '@tree-service/testing';
import { renderAt } from '../../testing/renderAt';
import ResetPasswordPage from './ResetPasswordPage';

const server = fakeBackend();

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(notify, 'text').mockImplementation(() => undefined);
  jest.spyOn(notify, 'success').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

const open = () => renderAt(<ResetPasswordPage />, { pathname: '/reset-password' });

function choose(password: string, repeated: string): void {
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: password } });
  fireEvent.change(screen.getByLabelText('Confirm new password'), {
    target: { value: repeated },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save new password' }));
}

describe('the page for a new password', () => {
  it('waits while the link is checked', () => {
    act(() => useAuth.setState(fakeAuthState('loading'), true));
    open();
    expect(screen.getByText('Checking your link...')).toBeInTheDocument();
  });

  it('says when a link is invalid, and where to get another', () => {
    act(() => useAuth.setState(fakeAuthState('signedOut'), true));
    open();
    expect(screen.getByRole('alert')).toHaveTextContent('This link is no longer valid');
    expect(screen.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/login');
  });

  it('refuses two different passwords', async () => {
    act(() => useAuth.setState(fakeAuthState('owner'), true));
    open();
    choose('long enough', 'long enouhg');
    expect((await screen.findAllByText("The passwords don't match")).length).toBeGreaterThan(0);
  });

  it('sets the password and redirects', async () => {
    const account = server.accounts.add({ email: 'owner@demo.example' });
    await act(() =>
      signIn({ email: account.email, password: account.password, remember: false }).then(() => {}),
    );
    open();
    choose('a brand new one', 'a brand new one');
    await waitFor(() => expect(screen.getByTestId('whereabouts')).toHaveTextContent('/dashboard'));
    expect(account.password).toBe('a brand new one');
    expect(screen.queryByText(/choose your password again/)).not.toBeInTheDocument();
  });

  it('says why a password is chosen again and what the account is, then leads on', async () => {
    const account = server.accounts.add({
      email: 'oak@demo.example',
      metadata: { user_type: 'vendor', full_name: 'Oak Tree Care' },
      profileType: 'vendor',
      mustChoosePassword: true,
    });
    await act(() =>
      signIn({ email: account.email, password: account.password, remember: false }).then(() => {}),
    );
    localStorage.setItem('returnToAfterAuth', '/vendor/leads');
    open();
    expect(screen.getByText(/More than one confirmation email was sent/)).toHaveTextContent(
      'This is a Pro account named Oak Tree Care.',
    );
    choose('a brand new one', 'a brand new one');
    await waitFor(() =>
      expect(screen.getByTestId('whereabouts')).toHaveTextContent('/vendor/leads'),
    );
    expect(authState().user?.mustChoosePassword).toBe(false);
  });
});
