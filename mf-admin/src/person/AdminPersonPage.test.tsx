import { screen, waitFor, within } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { Route, Routes } from 'react-router';
import { adminPaths } from '../paths';
import { personFacts } from '../testing/exampleFacts';
import AdminPersonPage from './AdminPersonPage';

const server = fakeBackend();

const MAYA = personFacts();

function open(person: object, tab = 'profile') {
  queryClient.clear();
  server.respondTo('/rest/v1/rpc/open_decisions', []);
  server.respondTo('/rest/v1/rpc/admin_person', { ...MAYA, ...person });
  return renderPage(
    <Routes>
      <Route path={adminPaths.person.pattern} element={<AdminPersonPage />} />
    </Routes>,
    { user: 'admin', url: `${adminPaths.person('p1')}?tab=${tab}` },
  );
}

const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);
const tabs = () =>
  within(screen.getByRole('navigation', { name: 'About this account' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('an owner without a confirmed address: facts, what can be done, and the parts of the page', async () => {
  open({});
  expect(await screen.findByRole('heading', { level: 1, name: 'Maya Torres' })).toBeVisible();
  expect(screen.getByText('Austin, TX 78704')).toBeVisible();
  expect(screen.getByText('Not yet')).toBeVisible();
  expect(buttons()).toEqual(
    expect.arrayContaining(['Resend', 'View as', 'Correct', 'End sessions', 'Delete account']),
  );
  expect(tabs()).toEqual([
    'Profile',
    'Requests',
    'Jobs',
    'Reports',
    'Sessions',
    'Viewings',
    'Messages',
    'Audit log',
  ]);
});

test("a Pro's account leads to the business; an administrator's is not deleted here", async () => {
  const { unmount } = open({ user_type: 'vendor', business_name: 'Oak & Saw' });
  expect(await screen.findByRole('link', { name: 'Oak & Saw' })).toHaveAttribute(
    'href',
    '/admin/vendor/p1',
  );
  expect(tabs()).not.toContain('Requests');
  unmount();
  open({ user_type: 'admin', email_confirmed_at: '2026-11-01T10:00:00Z' }, 'messages');
  await screen.findByRole('heading', { level: 1, name: 'Maya Torres' });
  expect(tabs()).toEqual(['Profile', 'Sessions', 'Audit log']);
  expect(buttons()).not.toEqual(expect.arrayContaining(['Delete account']));
  expect(buttons()).not.toEqual(expect.arrayContaining(['Resend']));
  expect(buttons()).not.toEqual(expect.arrayContaining(['Correct']));
});

test('another administrator decides about the second factor of one who lost it', async () => {
  server.respondTo('/rest/v1/rpc/propose_admin_change', 'c1');
  const { user, unmount } = open({ user_type: 'admin', has_second_factor: true });
  await user.click(await screen.findByRole('button', { name: 'Remove second factor' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Reason'), 'Lost phone');
  await user.click(within(dialog).getByRole('button', { name: 'Remove second factor' }));
  await screen.findByRole('heading', { level: 1, name: 'Maya Torres' });
  expect(server.callsTo('/rest/v1/rpc/propose_admin_change').map(({ body }) => body)).toEqual([
    { person_id: 'p1', change: 'remove_factor', reason: 'Lost phone' },
  ]);
  unmount();
  open({ user_type: 'admin', has_second_factor: false });
  await screen.findByRole('heading', { level: 1, name: 'Maya Torres' });
  expect(buttons()).toEqual(expect.arrayContaining(['Remove administrator']));
  expect(buttons()).not.toEqual(expect.arrayContaining(['Remove second factor']));
});

test('sessions are ended with a reason', async () => {
  server.respondTo('/rest/v1/rpc/admin_end_sessions', 2);
  const { user } = open({});
  await user.click(await screen.findByRole('button', { name: 'End sessions' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Reason'), 'Lost phone');
  await user.click(within(dialog).getByRole('button', { name: 'End sessions' }));
  await screen.findByRole('heading', { level: 1, name: 'Maya Torres' });
  expect(server.callsTo('/rest/v1/rpc/admin_end_sessions').map(({ body }) => body)).toEqual([
    { person_id: 'p1', reason: 'Lost phone' },
  ]);
});

test('an account that is to be deleted says when', async () => {
  open({ deletion_due_at: '2026-12-01T10:00:00Z' });
  expect(await screen.findByText('Scheduled for deletion')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete account' })).not.toBeInTheDocument();
});

test('an account whose address bounced says that it gets no emails', async () => {
  open({ mails_stopped: { reason: 'bounce', since: '2026-11-20T10:00:00Z' } });
  expect(await screen.findByText('Emails stopped')).toBeVisible();
  expect(screen.getByText(/^The mail server refused this address on Nov/)).toBeVisible();
});

test('an owner is suspended with a reason, and reinstated', async () => {
  server.respondTo('/rest/v1/rpc/admin_suspend_owner', 2);
  const { user, unmount } = open({});
  await user.click(await screen.findByRole('button', { name: 'Suspend account' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Reason'), 'Advertising');
  await user.click(within(dialog).getByRole('button', { name: 'Suspend account' }));
  await screen.findByRole('heading', { level: 1, name: 'Maya Torres' });
  expect(server.callsTo('/rest/v1/rpc/admin_suspend_owner').map(({ body }) => body)).toEqual([
    { person_id: 'p1', reason: 'Advertising' },
  ]);
  unmount();
  open({ suspended_at: '2026-11-20T10:00:00Z', suspension_reason: 'Advertising' });
  expect(await screen.findByText(/“Advertising”/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reinstate account' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Suspend account' })).not.toBeInTheDocument();
});

test('paused requests are explained and can be resumed, for a reason', async () => {
  server.respondTo('/rest/v1/rpc/admin_resume_owner', null);
  const { user } = open({ requests_paused_at: '2026-11-20T10:00:00Z' });
  expect(await screen.findByText('Requests paused')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Resume requests' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Reason'), 'A misunderstanding');
  await user.click(within(dialog).getByRole('button', { name: 'Resume requests' }));
  await waitFor(() => expect(screen.queryByText('Requests paused')).not.toBeInTheDocument());
  expect(server.callsTo('/rest/v1/rpc/admin_resume_owner').map(({ body }) => body)).toEqual([
    { person_id: 'p1', reason: 'A misunderstanding' },
  ]);
});

test('a Pro is suspended as a business, not here', async () => {
  open({ user_type: 'vendor', business_name: 'Oak & Saw' });
  await screen.findByRole('link', { name: 'Oak & Saw' });
  expect(buttons()).not.toEqual(expect.arrayContaining(['Suspend account']));
});

test('an account is corrected with a reason, and an email is resent with one', async () => {
  server.respondTo('/rest/v1/rpc/admin_correct_person', personFacts({ last_name: 'Torrez' }));
  server.respondTo('/rest/v1/rpc/admin_resend_verification', MAYA.email);
  server.respondTo('/auth/v1/resend', {});
  const { user } = open({});
  await user.click(await screen.findByRole('button', { name: 'Correct' }));
  const form = await screen.findByRole('dialog');
  const last = within(form).getByLabelText(/Last name/);
  await user.clear(last);
  await user.type(last, 'Torrez');
  await user.type(within(form).getByLabelText('Reason'), 'A typo');
  await user.click(within(form).getByRole('button', { name: 'Save corrections' }));
  await waitFor(() =>
    expect(server.callsTo('/rest/v1/rpc/admin_correct_person').map(({ body }) => body)).toEqual([
      {
        person_id: 'p1',
        first_name: 'Maya',
        last_name: 'Torrez',
        phone: '',
        address: '',
        city: 'Austin',
        state: 'TX',
        zip: '78704',
        reason: 'A typo',
        expected_version: 3,
      },
    ]),
  );
  await user.click(await screen.findByRole('button', { name: /Resend the verification email/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Resend the verification email?' });
  await user.type(within(dialog).getByLabelText('Reason'), 'Asked by phone');
  await user.click(within(dialog).getByRole('button', { name: 'Resend' }));
  await waitFor(() => expect(server.callsTo('/auth/v1/resend')).toHaveLength(1));
  expect(server.callsTo('/rest/v1/rpc/admin_resend_verification').map(({ body }) => body)).toEqual([
    { person_id: 'p1', reason: 'Asked by phone' },
  ]);
});

test("an owner's jobs name the Pro, and reported messages say who wrote them", async () => {
  server.respondTo('/rest/v1/jobs', [
    {
      id: 'j1',
      state: 'completed',
      price_cents: 90_000,
      created_at: MAYA.created_at,
      request_id: 'r1',
      vendor_id: 'v1',
      service_requests: { number: 1042, category: 'tree_removal' },
      vendor_profiles: { business_name: 'Oak & Saw' },
    },
  ]);
  const { unmount } = open({}, 'jobs');
  expect(
    await screen.findByRole('row', { name: /#1042.*Oak & Saw.*Completed.*\$900/ }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download CSV of jobs' })).toBeVisible();
  unmount();
  server.respondTo('/rest/v1/message_reports', [
    {
      id: 'm1',
      message_id: 'w1',
      reason: 'Rude',
      outcome: null,
      resolution: null,
      created_at: MAYA.created_at,
      reporter_id: 'v1',
      messages: {
        body: 'Go away',
        sender_id: 'p1',
        conversation_id: 'c1',
        conversations: { owner_id: 'p1', vendor_id: 'v1' },
      },
    },
  ]);
  open({}, 'reports');
  expect(await screen.findByRole('row', { name: /Go away.*Owner.*Rude/ })).toBeVisible();
});
