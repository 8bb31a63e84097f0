import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { administratorsQuery, auditQuery, auditTrailQuery, type AuditRow } from '../../api/audit';
import { useAuth } from '@tree-service/kernel';
import { fakeAuthState } from '@tree-service/testing';
import { renderWithTheme } from '@tree-service/testing/render';
import { EarlierDecisions } from './Case';

const CASE = 'a-case';
const OTHER = 'another-administrator';
const admin = fakeAuthState('admin');
const own = admin.user?.id ?? '';

function decisionOf(adminId: string): AuditRow {
  return {
    id: 1,
    admin_id: adminId,
    action: 'dispute.decide',
    subject_table: 'job_disputes',
    subject_id: CASE,
    about: [CASE],
    before: null,
    after: null,
    reason: 'The stump is as agreed.',
    created_at: '2026-11-21T12:00:00Z',
    profiles: { email: 'admin@example.com' },
  };
}

function renderDecisions(given: { by: string; administrators: string[]; isAppealed?: boolean }) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(auditQuery(CASE).queryKey, [decisionOf(given.by)]);
  client.setQueryData(auditTrailQuery([CASE]).queryKey, {
    pages: [[decisionOf(given.by)]],
    pageParams: [null],
  });
  client.setQueryData(
    administratorsQuery().queryKey,
    given.administrators.map((id) => ({ id, email: `${id}@example.com` })),
  );
  renderWithTheme(
    <QueryClientProvider client={client}>
      <EarlierDecisions subjectId={CASE} isAppealed={given.isAppealed ?? true} />
    </QueryClientProvider>,
  );
}
const needsAnother = () => screen.queryByText(/Another administrator must decide the appeal/);

beforeEach(() => act(() => useAuth.setState(admin, true)));

test('an only administrator reads that an appeal needs a second one, and how to add one', () => {
  renderDecisions({ by: own, administrators: [own] });
  expect(needsAnother()).toHaveTextContent('You are the only administrator');
  expect(needsAnother()).toHaveTextContent('npm run make-admin -- EMAIL');
});

test('one of several administrators reads that another must decide', () => {
  renderDecisions({ by: own, administrators: [own, OTHER] });
  expect(needsAnother()).toBeVisible();
  expect(needsAnother()).not.toHaveTextContent('only administrator');
});

test.each([
  ['who did not decide before', { by: OTHER, administrators: [own, OTHER] }],
  ['who opens a case without an appeal', { by: own, administrators: [own], isAppealed: false }],
])('an administrator %s sees only the decisions', (_, given) => {
  renderDecisions(given);
  expect(needsAnother()).toBeNull();
  expect(screen.getByText('The stump is as agreed.')).toBeVisible();
});
