import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { notify, readPendingRequest, savePendingRequest, useAuth } from '@tree-service/kernel';
import { fakeAuthState, fakeBackend } from '@tree-service/testing';
import { renderAt } from '../../testing/renderAt';
import JoinAsProPage from '../JoinAsPro/JoinAsProPage';
import RegisterPage from './RegisterPage';

const LEAVE = '/rest/v1/rpc/leave_request_draft';
const KEY = '6f2a51f4-6d0f-4f5f-9a57-0c8a5f0f7a11';
const CLAIM = '1c3b8d52-2a61-4b0e-8a0c-5d1f6f3f9c22';
const server = fakeBackend();

beforeEach(() => {
  localStorage.clear();
  act(() => useAuth.setState(fakeAuthState('signedOut'), true));
  jest.spyOn(notify, 'text').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

const open = (page: ReactNode, state?: unknown) => renderAt(page, { pathname: '/sign-up', state });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const acceptTerms = () => fireEvent.click(screen.getByRole('checkbox'));
const whereabouts = () => screen.getByTestId('whereabouts').textContent;
const signUps = () => server.callsTo('/auth/v1/signup');

describe('the sign-up for owners', () => {
  it('creates an account and opens the confirmation', async () => {
    open(<RegisterPage />, { fromServiceRequest: true, autoSubmit: true, returnTo: '/request' });
    type('Email', 'new@demo.example');
    type('Password', 'long enough');
    acceptTerms();
    press('Create account');
    await waitFor(() =>
      expect(whereabouts()).toBe('/confirm-email {"email":"new@demo.example","userType":"owner"}'),
    );
    expect(signUps()[0]?.body).toMatchObject({
      email: 'new@demo.example',
      data: { user_type: 'owner' },
    });
    expect(localStorage.getItem('authRedirectSource')).toBe('serviceRequest');
    expect(localStorage.getItem('returnToAfterAuth')).toBe('/request');
  });

  const request = () => ({
    version: 1 as const,
    expirationTime: new Date(Date.now() + 60_000).toISOString(),
    submitKey: KEY,
    submission: { category: 'tree_removal' },
  });
  const writeRequest = () => savePendingRequest(request());
  const signUpToSend = (email = 'new@demo.example') => {
    const state = { fromServiceRequest: true, autoSubmit: true, returnTo: '/request' };
    const page = open(<RegisterPage />, state);
    type('Email', email);
    type('Password', 'long enough');
    acceptTerms();
    press('Create account');
    return page;
  };

  it('leaves the waiting request with the sign-up', async () => {
    writeRequest();
    server.respondTo(LEAVE, CLAIM);
    signUpToSend();
    await waitFor(() =>
      expect(whereabouts()).toBe(
        `/confirm-email {"email":"new@demo.example","userType":"owner","waiting":{"key":"${KEY}"}}`,
      ),
    );
    expect(server.callsTo(LEAVE)[0]?.body).toMatchObject({
      key: KEY,
      answers: { submission: { category: 'tree_removal' } },
    });
    expect(signUps()[0]).toMatchObject({
      path: expect.stringContaining(encodeURIComponent(`/auth/callback?draft=${KEY}`)),
      body: { data: { request_draft: CLAIM, waiting_request: 'tree_removal' } },
    });
  });

  it('names the request it left for the same address before, and no other', async () => {
    const [second, third] = [KEY.replace('6f2a', '7f2a'), KEY.replace('6f2a', '8f2a')];
    server.respondTo(LEAVE, CLAIM);
    const leave = async (submitKey: string, email: string) => {
      savePendingRequest({ ...request(), submitKey });
      const { unmount } = signUpToSend(email);
      await waitFor(() => expect(whereabouts()).toContain(submitKey));
      unmount();
    };
    await leave(KEY, 'new@demo.example');
    await leave(second, 'New@demo.example');
    await leave(third, 'other@demo.example');
    const earlier = server.callsTo(LEAVE).map(({ body }) => Reflect.get(Object(body), 'earlier'));
    expect(earlier).toEqual([undefined, KEY, undefined]);
  });

  it('signs up all the same when the request cannot be left; it stays in this browser', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    writeRequest();
    server.respondTo(LEAVE, { message: 'Too many reports came within a short time.' }, 400);
    server.respondTo('/rest/v1/error_logs');
    signUpToSend();
    await waitFor(() =>
      expect(whereabouts()).toBe('/confirm-email {"email":"new@demo.example","userType":"owner"}'),
    );
    expect(readPendingRequest()).not.toBeNull();
  });

  it('without coming from the request form sends no request', async () => {
    localStorage.setItem('authRedirectSource', 'serviceRequest');
    open(<RegisterPage />);
    type('Email', 'new@demo.example');
    type('Password', 'long enough');
    acceptTerms();
    press('Create account');
    await waitFor(() => expect(whereabouts()).toContain('/confirm-email'));
    expect(localStorage.getItem('authRedirectSource')).toBeNull();
  });

  it('shows errors next to the fields', async () => {
    open(<RegisterPage />);
    type('Email', 'nobody');
    type('Password', 'short');
    press('Create account');
    for (const sentence of [
      'Please enter a valid email address',
      'Password must be at least 8 characters',
      'You must accept the terms',
    ]) {
      expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    }
    expect(signUps()).toEqual([]);
  });

  it('refuses a password over 72 bytes, which would be cut off', async () => {
    open(<RegisterPage />);
    type('Email', 'new@demo.example');
    type('Password', 'é'.repeat(37));
    acceptTerms();
    press('Create account');
    expect((await screen.findAllByText(/at most 72/)).length).toBeGreaterThan(0);
    expect(signUps()).toEqual([]);
  });

  it('keeps what was typed when the server cannot be reached', async () => {
    server.disconnect('/auth/v1/signup');
    open(<RegisterPage />);
    type('Email', 'new@demo.example');
    type('Password', 'long enough');
    acceptTerms();
    press('Create account');
    expect(await screen.findByRole('alert')).toHaveTextContent("couldn't reach the server");
    expect(screen.getByLabelText('Email')).toHaveValue('new@demo.example');
  });

  it('offers Google and Apple with the terms, as signing in does', () => {
    open(<RegisterPage />);
    expect(screen.getByRole('button', { name: 'Google' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Apple' })).toBeVisible();
    expect(screen.getByText(/By creating an account, you accept/)).toBeVisible();
  });

  it('redirects signed-in users', () => {
    act(() => useAuth.setState(fakeAuthState('owner'), true));
    open(<RegisterPage />);
    expect(whereabouts()).toBe('/dashboard null');
  });
});

describe('the sign-up for Pros', () => {
  const ZIPS = '/rest/v1/zip_codes';

  it('refuses a ZIP code that does not exist beside its field, before anything is sent', async () => {
    server.respondTo(ZIPS, []);
    open(<JoinAsProPage />);
    type('Business name', 'Oak & Ash');
    type('ZIP code of your business', '99999');
    type('Business email', 'pro@demo.example');
    type('Password', 'long enough');
    acceptTerms();
    press('Join as a Pro');
    expect((await screen.findAllByText(/don't recognize this ZIP code/)).length).toBeGreaterThan(0);
    expect(signUps()).toEqual([]);
  });

  it('offers neither Google nor Apple, whose accounts are those of owners', () => {
    open(<JoinAsProPage />);
    expect(screen.queryByRole('button', { name: 'Google' })).not.toBeInTheDocument();
  });

  it('asks for the business and its ZIP code', async () => {
    server.respondTo(ZIPS, [{ zip: '97201' }]);
    open(<JoinAsProPage />);
    type('Business name', ' Oak & Ash ');
    type('ZIP code of your business', '97201');
    type('Business email', 'pro@demo.example');
    type('Password', 'long enough');
    acceptTerms();
    press('Join as a Pro');
    await waitFor(() => expect(whereabouts()).toContain('/confirm-email'));
    expect(signUps()[0]?.body).toMatchObject({
      email: 'pro@demo.example',
      data: { user_type: 'vendor', business_name: 'Oak & Ash', zip: '97201' },
    });
  });

  it('refuses a business without a name and an invalid ZIP code', async () => {
    open(<JoinAsProPage />);
    type('ZIP code of your business', '9720');
    press('Join as a Pro');
    expect((await screen.findAllByText('Please enter your business name')).length).toBeGreaterThan(
      0,
    );
    expect(screen.getAllByText('Please enter a 5-digit ZIP code').length).toBeGreaterThan(0);
  });
});
