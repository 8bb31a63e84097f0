import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useAuth } from '@tree-service/kernel';
import { fakeAuthState, fakeBackend } from '@tree-service/testing';
import { renderAt } from '../../testing/renderAt';
import DebugRegisterPage from './DebugRegisterPage';

const server = fakeBackend();
let log: jest.SpyInstance;

beforeEach(() => {
  act(() => useAuth.setState(fakeAuthState('signedOut'), true));
  log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

const open = () => renderAt(<DebugRegisterPage />, { pathname: '/debug-register' });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit' }));

describe('the debug sign-up', () => {
  it('is for vendors by default', () => {
    open();
    expect(screen.getByRole('radio', { name: 'Vendor' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Owner' })).not.toBeChecked();
  });

  it('shows errors next to the fields', async () => {
    open();
    type('Email', 'nobody');
    type('Password', 'short');
    submit();
    await screen.findAllByText('Please enter a valid email address');
    expect(screen.getByLabelText('Password', { selector: 'input' })).toHaveAccessibleDescription(
      /Password must be at least 6 characters/,
    );
    expect(screen.getAllByText('You must accept the terms').length).toBeGreaterThan(0);
    expect(log).not.toHaveBeenCalled();
  });

  it('only logs the submission, without the password', async () => {
    open();
    type('Email', 'dev@demo.example');
    type('Password', 'sixsix');
    fireEvent.click(screen.getByRole('checkbox'));
    submit();
    await waitFor(() =>
      expect(log).toHaveBeenCalledWith('Debug sign-up', {
        email: 'dev@demo.example',
        userType: 'vendor',
      }),
    );
    expect(JSON.stringify(log.mock.calls)).not.toContain('sixsix');
    expect(server.calls).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('No account was created');
  });

  it('redirects signed-in users', () => {
    act(() => useAuth.setState(fakeAuthState('vendor'), true));
    open();
    expect(screen.getByTestId('whereabouts')).toHaveTextContent('/dashboard');
  });
});
