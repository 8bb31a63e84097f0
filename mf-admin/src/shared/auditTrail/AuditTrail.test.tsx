import { screen, within } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { AuditTrail } from './AuditTrail';

const server = fakeBackend();

const row = (id: number, changes: object) => ({
  id,
  admin_id: 'a1',
  action: 'tokens.grant',
  subject_table: 'token_accounts',
  subject_id: 'v1',
  before: { posted: 0 },
  after: { posted: 50 },
  reason: 'A gift',
  created_at: '2025-11-21T12:03:04',
  profiles: { email: 'admin@example.com' },
  ...changes,
});

test('an entry names the business or person it is about, and the exact time', async () => {
  queryClient.clear();
  server.respondTo('/rest/v1/vendor_profiles', [{ vendor_id: 'v1', business_name: 'Oak & Saw' }]);
  server.respondTo('/rest/v1/admin_audit', [
    row(3, {}),
    row(2, {
      action: 'credential.verify',
      subject_table: 'vendor_credentials',
      subject_id: 'c1',
      after: { kind: 'liability_insurance', vendor_id: 'v1' },
    }),
    row(1, {
      action: 'person.end_sessions',
      subject_table: 'profiles',
      subject_id: 'p1',
      after: { name: 'maya@example.com' },
    }),
  ]);
  renderPage(<AuditTrail subjectIds={['v1']} empty="Nothing" />, { user: 'admin' });
  const table = await screen.findByRole('table', { name: 'Audit log' });
  expect(await within(table).findAllByRole('link', { name: 'Oak & Saw' })).toHaveLength(2);
  const [, tokens, credential, person] = within(table).getAllByRole('row');
  if (!tokens || !credential || !person) throw new Error('There are fewer rows than entries.');
  expect(tokens).toHaveTextContent('Token account');
  expect(tokens).toHaveTextContent(/Nov 21, 2025, 12:03:04/);
  expect(credential).toHaveTextContent('Liability insurance');
  expect(within(person).getByRole('link', { name: 'maya@example.com' })).toHaveAttribute(
    'href',
    '/admin/person/p1',
  );
});
