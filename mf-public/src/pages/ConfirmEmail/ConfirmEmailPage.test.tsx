import { act, fireEvent, screen } from '@testing-library/react';
import { notify } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderAt } from '../../authentication/renderAt';
import ConfirmEmailPage from './ConfirmEmailPage';

const server = fakeBackend();

beforeEach(() => {
  jest.spyOn(notify, 'text').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const open = (state?: unknown) =>
  renderAt(<ConfirmEmailPage />, { pathname: '/confirm-email', state });
const button = () => screen.getByRole('button', { name: /resend|send again|/i });
const resends = () => server.callsTo('/auth/v1/resend');

describe('the confirmation page', () => {
  it('shows the address and resends the email at most once a minute', async () => {
    jest.useFakeTimers();
    open({ email: 'new@demo.example' });
    expect(screen.getByText('new@demo.example')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');

    fireEvent.click(screen.getByRole('button', { name: 'Resend verification email' }));
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(resends()).toHaveLength(1);
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(button()).toHaveAccessibleName('Send again in 60 s');

    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(button()).toHaveAccessibleName('Send again in 30 s');
    fireEvent.click(button());
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(resends()).toHaveLength(1);

    await act(() => jest.advanceTimersByTimeAsync(30_000));
    fireEvent.click(screen.getByRole('button', { name: 'Resend verification email' }));
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(resends()).toHaveLength(2);
  });

  it('asks for the address when it is unknown', () => {
    open();
    expect(screen.getByLabelText('Email')).toBeInTheDocument();
  });

  it('can be retried immediately when no email was sent', async () => {
    server.respondTo('/auth/v1/resend', { msg: 'Please wait' }, 429);
    open({ email: 'new@demo.example' });
    fireEvent.click(screen.getByRole('button', { name: 'Resend verification email' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please wait');
    expect(screen.getByRole('button', { name: 'Resend verification email' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});
