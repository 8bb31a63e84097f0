import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import {
  PENDING_REQUEST_KEY,
  queryClient,
  readPendingRequest,
  savePendingRequest,
  useAuth,
} from '@tree-service/kernel';
import { fakeAuthState, fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { useLocation } from 'react-router';
import { toPendingRequest, type Draft } from './draft/draft';
import FollowedRequestWizardPage from './FollowedRequestWizardPage';
import { completeDraft } from './testing/completeDraft';

const VENDOR = '2d4a3c5e-1111-4222-8333-944455556666';
const DRAFTS = '/rest/v1/request_drafts';
const SAVE = '/rest/v1/rpc/save_request_draft';
const SUBMIT = '/rest/v1/rpc/submit_request';
const server = fakeBackend();

function open(url = '/request?step=send') {
  window.history.replaceState(null, '', url);
  return renderPage(
    <>
      <FollowedRequestWizardPage />
      <Address />
    </>,
    { url },
  );
}
/** The part of the address that the router shows. */
const Address = () => <output data-testid="address">{useLocation().search}</output>;
const street = () => screen.findByLabelText('Street address');
const stored = () => localStorage.getItem(PENDING_REQUEST_KEY);

function draftAt(address: string): Draft {
  const draft = completeDraft();
  return { ...draft, submitKey: VENDOR, property: { ...draft.property, address } };
}
/** Stores a draft the way another tab would, and notifies this one. */
function storeElsewhere(draft: Draft | null): void {
  const text = draft && JSON.stringify(toPendingRequest(draft, Date.now()));
  if (text === null) localStorage.removeItem(PENDING_REQUEST_KEY);
  else localStorage.setItem(PENDING_REQUEST_KEY, text);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: PENDING_REQUEST_KEY, newValue: text }));
  });
}

beforeAll(() => {
  window.scrollTo = () => undefined;
});
beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  server.respondTo('/rest/v1/rpc/my_feature_flags', []);
  for (const path of [
    'rpc/price_and_vendors',
    'rpc/estimate_request',
    'zip_codes',
    'matching_policy',
    'resolution_policy',
  ])
    server.disconnect(`/rest/v1/${path}`);
  act(() => useAuth.setState(fakeAuthState('signedOut'), true));
  savePendingRequest(toPendingRequest(draftAt('1 First Street'), Date.now()));
});

test('what another tab stores shows here', async () => {
  open();
  expect(await street()).toHaveValue('1 First Street');
  storeElsewhere(draftAt('2 Second Street'));
  await waitFor(async () => expect(await street()).toHaveValue('2 Second Street'));
});

test('what another tab stored unseen is not overwritten before someone has chosen', async () => {
  const { user } = open();
  await street();
  const other = JSON.stringify(toPendingRequest(draftAt('2 Second Street'), Date.now()));
  localStorage.setItem(PENDING_REQUEST_KEY, other);
  await user.type(await street(), '!');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This request was changed in another tab',
  );
  expect(stored()).toBe(other);
  await user.click(screen.getByRole('button', { name: 'Keep this version' }));
  expect(readPendingRequest()).toMatchObject({ property: { address: '1 First Street!' } });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a request that was sent or discarded in another tab is not stored again', async () => {
  const { user } = open();
  await street();
  storeElsewhere(null);
  expect(await screen.findByRole('alert')).toHaveTextContent('sent or discarded elsewhere');
  await user.type(await street(), '!');
  expect(stored()).toBeNull();
});

describe('signed in', () => {
  beforeEach(() => {
    act(() => useAuth.setState(fakeAuthState('owner'), true));
    savePendingRequest(toPendingRequest(draftAt('1 First Street'), Date.now()));
    server.respondTo('/rest/v1/properties', []);
    server.respondTo('/rest/v1/profiles', []);
  });

  test('the draft is saved, and the one of another device is shown where nothing was typed', async () => {
    server.respondTo(DRAFTS, []);
    server.respondTo(SAVE, 1);
    const first = open();
    await waitFor(() => expect(server.callsTo(SAVE)).toHaveLength(1));
    expect(server.callsTo(SAVE)[0]?.body).toMatchObject({ key: VENDOR });
    first.unmount();

    const answers = toPendingRequest(draftAt('3 Other Device Road'), Date.now());
    server.respondTo(DRAFTS, [
      { key: VENDOR, answers, version: 2, request_id: null, refusal: null },
    ]);
    open();
    await waitFor(() =>
      expect(readPendingRequest()).toMatchObject({ property: { address: '3 Other Device Road' } }),
    );
  });

  test('continues where the other device left it', async () => {
    localStorage.clear();
    const answers = toPendingRequest(
      { ...draftAt('3 Other Device Road'), step: 'trees' },
      Date.now(),
    );
    server.respondTo(DRAFTS, [
      { key: VENDOR, answers, version: 2, request_id: null, refusal: null },
    ]);
    open('/request');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Tell us about the trees' }),
    ).toBeInTheDocument();
  });

  test('a draft that comes after somebody left does not lead back to the form', async () => {
    localStorage.clear();
    const answers = toPendingRequest(
      { ...draftAt('3 Other Device Road'), step: 'trees' },
      Date.now(),
    );
    server.respondTo(DRAFTS, [
      { key: VENDOR, answers, version: 2, request_id: null, refusal: null },
    ]);
    open('/request?step=price');
    // The browser is at the next page while its code is loaded and the form is still shown.
    window.history.replaceState(null, '', '/requests');
    await waitFor(() => expect(screen.getByLabelText('ZIP code')).toHaveValue('78704'));
    // Routers change pages in a transition, which ends after the form has taken the draft.
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(screen.getByTestId('address')).toHaveTextContent('?step=price');
  });

  test('a request whose answer was lost is sent again, without a word about another device', async () => {
    server.respondTo(DRAFTS, []);
    server.respondTo(SAVE, 1);
    server.respondTo('/rest/v1/zip_codes', {
      zip: '78704',
      city: 'Austin',
      state: 'TX',
      latitude: 30.24,
      longitude: -97.77,
      time_zone: 'America/Chicago',
    });
    const { user } = open();
    await waitFor(() => expect(server.callsTo(SAVE)).toHaveLength(1));
    const refusal = {
      code: 'P0001',
      message: 'This request was already sent.',
      hint: 'already_sent',
    };
    server.respondTo(SAVE, refusal, 400);
    server.disconnect(SUBMIT);
    await user.click(await screen.findByRole('button', { name: 'Send request' }));
    expect(await screen.findByText("Your request wasn't sent")).toBeVisible();
    await user.type(await street(), '!');
    await waitFor(() => expect(server.callsTo(SAVE)).toHaveLength(2), { timeout: 3000 });
    expect(screen.queryByText(/sent or discarded elsewhere/)).toBeNull();
    server.respondTo(SUBMIT, { id: VENDOR, number: 1112 });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(readPendingRequest()).toBeNull());
  });

  test('a draft changed on two devices is asked about', async () => {
    const answers = toPendingRequest(draftAt('3 Other Device Road'), Date.now());
    server.respondTo(DRAFTS, [
      { key: VENDOR, answers, version: 2, request_id: null, refusal: null },
    ]);
    open();
    expect(
      await screen.findByText('This request was changed on another device'),
    ).toBeInTheDocument();
    expect(readPendingRequest()).toMatchObject({ property: { address: '1 First Street' } });
  });
});

test('the Pro named in the address is asked first, others as the owner says', async () => {
  server.respondTo('/rest/v1/vendor_profiles', { vendor_id: VENDOR, business_name: 'Oak & Sons' });
  const logo = `${VENDOR}/logo.png`;
  server.respondTo('/rest/v1/vendor_media', [
    { vendor_id: VENDOR, kind: 'logo', path: logo, caption: null, moment: null },
  ]);
  server.respondTo('/storage/v1/object/sign/vendor-media', [
    { path: logo, signedURL: `/object/sign/vendor-media/${logo}?token=t`, error: null },
  ]);
  server.respondTo('/rest/v1/rpc/why_not_ask', '');
  const { user } = open(`/request?pro=${VENDOR}`);
  expect(await screen.findByText('Oak & Sons')).toBeInTheDocument();
  const chosen = screen.getByRole('region', { name: 'The Pro you chose' });
  await waitFor(() =>
    expect(chosen.querySelector('img')).toHaveAttribute('src', expect.stringContaining(logo)),
  );
  expect(readPendingRequest()).toMatchObject({ ask: { vendorId: VENDOR, others: false } });
  await user.click(screen.getByRole('checkbox', { name: 'Also ask other Pros right away' }));
  expect(readPendingRequest()).toMatchObject({ ask: { vendorId: VENDOR, others: true } });
  await user.click(screen.getByRole('button', { name: 'Ask all Pros nearby instead' }));
  expect(readPendingRequest()).toMatchObject({ ask: null });
});

test('a Pro who cannot be asked is said before anything is sent', async () => {
  server.respondTo('/rest/v1/vendor_profiles', { vendor_id: VENDOR, business_name: 'Oak & Sons' });
  server.respondTo('/rest/v1/vendor_media', []);
  server.respondTo('/rest/v1/rpc/why_not_ask', 'This Pro does not travel to this ZIP code.');
  open(`/request?pro=${VENDOR}`);
  expect(await screen.findByText("Oak & Sons can't be asked")).toBeInTheDocument();
  expect(screen.getByText('This Pro does not travel to this ZIP code.')).toBeInTheDocument();
});

test('the chosen Pro can be asked about a request for the same work that is open already', async () => {
  act(() => useAuth.setState(fakeAuthState('owner'), true));
  for (const path of ['properties', 'profiles', 'vendor_media', 'request_drafts']) {
    server.respondTo(`/rest/v1/${path}`, []);
  }
  server.respondTo(SAVE, 1);
  server.respondTo('/rest/v1/vendor_profiles', { vendor_id: VENDOR, business_name: 'Oak & Sons' });
  server.respondTo('/rest/v1/rpc/why_not_ask', '');
  const request = {
    id: 'r1',
    number: 1112,
    category: 'tree_removal',
    city: 'Austin',
    zip: '78704',
  };
  server.respondTo('/rest/v1/service_requests', [
    request,
    { ...request, id: 'r2', number: 1113, category: 'arborist' },
    { ...request, id: 'r3', number: 1114, zip: '59001' },
  ]);
  server.respondTo('/rest/v1/rpc/ask_vendor', { id: 'lead' });
  const { user } = renderPage(<FollowedRequestWizardPage />, {
    url: `/request?pro=${VENDOR}`,
    user: 'owner',
  });
  const ask = await screen.findByRole('button', { name: /^Ask Oak & Sons for request/ });
  expect(ask).toHaveTextContent('Ask Oak & Sons for request #1112');
  await user.click(ask);
  await waitFor(() =>
    expect(server.callsTo('/rest/v1/rpc/ask_vendor')).toMatchObject([
      { body: { request_id: 'r1', vendor_id: VENDOR } },
    ]),
  );
  await waitFor(() => expect(readPendingRequest()).toMatchObject({ ask: null }));
});
