import { screen, waitFor } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import AuditLogPage, { auditDifferences } from './AuditLogPage';

const server = fakeBackend();

const CHECK = '/rest/v1/rpc/check_audit_trail';
const END = 'a1b2c3d4e5f60718'.repeat(4);

function open(url = '/admin-utility/audit', entries: readonly object[] = []) {
  queryClient.clear();
  window.localStorage.clear();
  server.respondTo('/rest/v1/admin_audit', entries);
  server.respondTo('/rest/v1/profiles', []);
  server.respondTo('/rest/v1/rpc/open_decisions', []);
  return renderPage(<AuditLogPage />, { user: 'admin', url });
}

test('an untouched trail is said to be whole, with the fingerprint of its end', async () => {
  server.respondTo(CHECK, { checked: 42, links: 42, end: END, findings: [] });
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Check entries' }));
  expect(await screen.findByText('All 42 entries are as they were written')).toBeVisible();
  expect(screen.getByText(END.slice(0, 16))).toBeVisible();
});

test('what was tampered with is listed by entry', async () => {
  server.respondTo(CHECK, {
    checked: 42,
    links: 42,
    end: END,
    findings: [
      { problem: 'changed', entry_id: 7 },
      { problem: 'end', entry_id: null },
    ],
  });
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Check entries' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/An entry was changed \(entry 7\)/);
  expect(screen.getByRole('alert')).toHaveTextContent('The end of the chain was cut off');
});

test('a filter is saved by name, chosen again and removed', async () => {
  const { user } = open('/admin-utility/audit?kind=tokens.');
  await user.click(screen.getByRole('button', { name: 'Save filter' }));
  await user.type(await screen.findByLabelText('Name'), 'Tokens');
  await user.click(screen.getAllByRole('button', { name: 'Save filter' }).at(-1) ?? document.body);
  const saved = await screen.findByRole('link', { name: 'Tokens' });
  expect(saved).toHaveAttribute('href', '/admin-utility/audit?kind=tokens.');
  await user.click(screen.getByRole('button', { name: 'Remove “Tokens”' }));
  expect(screen.queryByRole('link', { name: 'Tokens' })).not.toBeInTheDocument();
});

const entry = (id: number) => ({
  id,
  admin_id: 'a1',
  action: 'tokens.grant',
  subject_table: 'token_accounts',
  subject_id: null,
  before: null,
  after: null,
  reason: `Reason ${id}`,
  created_at: '2026-11-20T10:00:00Z',
  profiles: { email: 'admin@example.com' },
});

test('pages of entries have addresses that keep the filter; a changed filter starts at the first page', async () => {
  const { user } = open(
    '/admin-utility/audit?kind=tokens.',
    Array.from({ length: 15 }, (_, place) => entry(90 - place)),
  );
  await user.click(await screen.findByRole('link', { name: 'Next page' }));
  await waitFor(() => {
    const [asked] = server.callsTo('/rest/v1/admin_audit').slice(-1);
    expect(decodeURIComponent(asked?.path ?? '')).toMatch(/action=like\.tokens\..*id=lt\.76/);
  });
  const first = await screen.findByRole('link', { name: 'First page' });
  expect(first).toHaveAttribute('href', '/admin-utility/audit?kind=tokens.');
  await user.selectOptions(screen.getByLabelText('Action'), 'Plans');
  await waitFor(() => {
    expect(screen.queryByRole('link', { name: 'First page' })).not.toBeInTheDocument();
  });
});

test('what was done to an account and to what belongs to it is listed, by a filter that can be saved and taken away', async () => {
  const account = '3f2b8a90-4c1d-4e5f-8a6b-0123456789ab';
  queryClient.clear();
  const { user } = open(`/admin-utility/audit?about=${account}`, [entry(7)]);
  server.respondTo('/rest/v1/rpc/admin_account_names', [
    { id: account, email: 'pro@example.com', business_name: 'Oak & Saw' },
  ]);
  const asked = () => decodeURIComponent(server.callsTo('/rest/v1/admin_audit').at(-1)?.path ?? '');
  await waitFor(() => {
    expect(asked()).toContain(`about=cs.{${account}}`);
  });
  expect(await screen.findByText('Oak & Saw')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save filter' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filter' }));
  await waitFor(() => expect(asked()).not.toContain(account));
});

describe('auditDifferences', () => {
  it('names only what differs', () => {
    const before = { state: 'approved', version: 3, list: [1, 2] };
    expect(auditDifferences(before, { ...before, state: 'suspended', version: 4 })).toEqual([
      { name: 'state', before: 'approved', after: 'suspended' },
      { name: 'version', before: '3', after: '4' },
    ]);
  });

  it('handles added and deleted rows', () => {
    expect(auditDifferences(null, { name: 'x', note: null })).toEqual([
      { name: 'name', before: null, after: 'x' },
    ]);
    expect(auditDifferences(null, null)).toEqual([]);
  });

  it('cuts long values', () => {
    const [found] = auditDifferences(null, { body: 'x'.repeat(1000) });
    expect(found?.after).toHaveLength(301);
  });
});
