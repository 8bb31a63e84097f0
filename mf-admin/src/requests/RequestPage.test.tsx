import { screen, waitFor, within } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { Letters } from './Letters';
import type { AdminRequest } from './requests.api';
import { RequestSummary } from './RequestSummary';

const server = fakeBackend();
const rpc = (name: string) => `/rest/v1/rpc/${name}`;
const AT = '2026-11-20T10:00:00Z';

const REQUEST: AdminRequest = {
  id: 'r1',
  state: 'matching',
  search: 'none_found',
  passed: null,
  since: AT,
  due_at: AT,
  expires_at: AT,
  extends_by_days: 14,
  owner: {
    id: 'o1',
    name: 'Maya Torres',
    email: 'maya@example.com',
    phone: '+15125550100',
    address: '12 Elm Street, Austin, TX 78704',
    is_suspended: false,
    is_deleted: false,
  },
  asked_vendor: null,
  letters: [],
};

const fact = (check: string, ok: boolean, isRequired: boolean, words: string) => ({
  check,
  ok,
  is_required: isRequired,
  words,
});
const VENDORS = [
  {
    vendor_id: 'v1',
    business_name: 'Oak & Saw',
    city: 'Austin',
    region: 'TX',
    distance_km: 90,
    fits: [fact('insured', true, true, 'Insured'), fact('distance', false, false, '56 miles away')],
  },
  {
    vendor_id: 'v2',
    business_name: 'Elm Works',
    city: 'Austin',
    region: 'TX',
    distance_km: 9,
    fits: [fact('insured', false, true, 'No verified liability insurance')],
  },
];

function open(changes: Partial<AdminRequest> = {}) {
  queryClient.clear();
  return renderPage(<RequestSummary request={{ ...REQUEST, ...changes }} />, { user: 'admin' });
}

test('the owner can be reached, and the search says how far it has come', () => {
  open({ passed: 'We asked 1 Pro: 1 is fully booked.', search: 'none_left' });
  expect(screen.getByRole('link', { name: 'maya@example.com' })).toBeVisible();
  expect(screen.getByRole('link', { name: '(512) 555-0100' })).toHaveAttribute(
    'href',
    'tel:+15125550100',
  );
  expect(screen.getByText('Every Pro passed')).toBeVisible();
  expect(screen.getByText('We asked 1 Pro: 1 is fully booked.')).toBeVisible();
});

test.each([
  ['Match again', 'admin_match_again', 2],
  ['Extend by 14 days', 'admin_extend_request', AT],
  ['Close with an apology', 'admin_close_request', 'canceled'],
])('%s needs a reason and is sent with a key', async (label, name, answer) => {
  server.respondTo(rpc(name), answer);
  const { user } = open();
  await user.click(screen.getByRole('button', { name: label }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: label }));
  expect(server.callsTo(rpc(name))).toEqual([]);
  await user.type(dialog.getByLabelText('Reason'), 'Asked by phone');
  await user.click(dialog.getByRole('button', { name: label }));
  await waitFor(() =>
    expect(server.callsTo(rpc(name)).map(({ body }) => body)).toEqual([
      { request_id: 'r1', reason: 'Asked by phone', idempotency_key: expect.any(String) },
    ]),
  );
});

test('a refusal is shown where the reason was typed, which stays', async () => {
  server.respondTo(
    rpc('admin_match_again'),
    { code: 'P0001', message: 'The feature is off.', hint: null, details: null },
    400,
  );
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Match again' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason'), 'Asked by phone');
  await user.click(dialog.getByRole('button', { name: 'Match again' }));
  expect(await dialog.findByText('The feature is off.')).toBeVisible();
  expect(dialog.getByLabelText('Reason')).toHaveValue('Asked by phone');
});

test('a Pro is offered the request despite what a reason outweighs, and not without insurance', async () => {
  server.respondTo(rpc('admin_find_vendors'), VENDORS);
  server.respondTo(rpc('admin_offer_request'), { id: 'l1' });
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Offer to a Pro' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Choose Oak & Saw' }));
  expect(dialog.queryByRole('button', { name: 'Choose Elm Works' })).not.toBeInTheDocument();
  expect(await dialog.findByText('56 miles away.')).toBeVisible();
  await user.type(dialog.getByLabelText('Reason'), 'They agreed to drive');
  await user.click(dialog.getByRole('button', { name: 'Offer to Oak & Saw' }));
  await waitFor(() =>
    expect(server.callsTo(rpc('admin_offer_request')).at(-1)?.body).toMatchObject({
      request_id: 'r1',
      vendor_id: 'v1',
      reason: 'They agreed to drive',
    }),
  );
});

test('a request that no longer looks for a Pro has no such actions; one that Pros have cannot be closed', () => {
  const { unmount } = open({ search: null, state: 'completed', due_at: null, expires_at: null });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  unmount();
  open({ search: 'asked', state: 'open', due_at: null });
  expect(screen.getByRole('button', { name: 'Match again' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close with an apology' })).not.toBeInTheDocument();
});

test('letters are kept as a thread, and a new one is sent', async () => {
  queryClient.clear();
  server.respondTo(rpc('admin_write_to_owner'), { id: 'w2', created_at: AT });
  const letters: AdminRequest['letters'] = [
    { id: 'w1', author_side: 'owner', author: null, body: 'Any time works.', created_at: AT },
  ];
  const { user } = renderPage(<Letters request={{ ...REQUEST, letters }} />, { user: 'admin' });
  expect(screen.getByText('Any time works.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Write to the owner/ }), 'We keep looking.');
  await user.click(screen.getByRole('button', { name: 'Send letter' }));
  await waitFor(() =>
    expect(server.callsTo(rpc('admin_write_to_owner')).at(-1)?.body).toMatchObject({
      request_id: 'r1',
      body: 'We keep looking.',
    }),
  );
});
