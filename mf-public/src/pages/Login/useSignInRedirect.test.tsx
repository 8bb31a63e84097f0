import { act, fireEvent, screen } from '@testing-library/react';
import { notify, provideHost, toasts, useAuth, type Host } from '@tree-service/kernel';
import { fakeAuthState } from '@tree-service/testing';
import { renderAt } from '../../testing/renderAt';
import { useSignInRedirect } from './LoginPage';

const prepareVisit = jest.fn();

function Form() {
  const onAccepted = useSignInRedirect();
  return (
    <button type="button" onClick={onAccepted}>
      Accept
    </button>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  localStorage.clear();
  jest.spyOn(notify, 'text').mockImplementation(() => undefined);
  const host: Host = {
    running: () => ({ shell: null, remotes: {} }),
    live: () => Promise.reject(new Error('Nothing is live.')),
    shownRemote: () => null,
    sharedModules: () => [],
    prepareVisit,
  };
  provideHost(host);
  act(() => useAuth.setState(fakeAuthState('signedOut'), true));
  renderAt(<Form />, { pathname: '/login', state: { returnTo: '/requests?sort=new' } });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const accept = () => fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const becomeSignedIn = () => act(() => useAuth.setState(fakeAuthState('owner'), true));
const whereabouts = () => screen.getByTestId('whereabouts').textContent;

test('the page that follows is prepared as soon as the password is accepted', () => {
  expect(prepareVisit).not.toHaveBeenCalled();
  accept();
  expect(prepareVisit).toHaveBeenCalledWith('/requests?sort=new');
});

test('the redirect follows half a second after the notice, however long the profile took', () => {
  accept();
  wait(2_000);
  expect(whereabouts()).toContain('/login');
  becomeSignedIn();
  wait(499);
  expect(whereabouts()).toContain('/login');
  wait(1);
  expect(whereabouts()).toBe('/requests null');
});

test('signing in shows one notice, which becomes the welcome on the next page', () => {
  const shown = () => jest.mocked(notify.text).mock.calls;
  accept();
  becomeSignedIn();
  wait(499);
  expect(shown()).toEqual([['success', toasts.authenticated, { id: 'authenticated' }]]);
  wait(1);
  expect(shown().slice(1)).toEqual([['success', toasts.welcomeBack, { id: 'authenticated' }]]);
});

test('nobody is welcomed who was signed in before', () => {
  becomeSignedIn();
  wait(500);
  expect(notify.text).toHaveBeenCalledTimes(1);
});
