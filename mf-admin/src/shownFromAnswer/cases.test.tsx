import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { waitingClaimQuery } from '../claims/claims.api';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { errorGroupsQuery } from '../errorLogs/errorReports.api';
import { matchedRequestQuery } from '../api/matches';
import { caseNotesQuery, reviewQueueQuery } from '../api/reviewQueue';
import { ClaimDecision } from '../claims/ClaimCase';
import { ErrorGroupDetails } from '../errorLogs/ErrorGroupDetails';
import { RemoveAsSpam } from '../requests/RequestPage';
import { CaseBar } from '../reviewQueue/OpenCase';
import { testDecisions } from '../testing/decisions';
import { NoteForm } from '../shared/caseFile/CaseNotes';

const server = fakeBackend();
beforeEach(() => {
  queryClient.clear();
  server.respondTo('/rest/v1/profiles', []);
  server.respondTo('/rest/v1/error_logs', []);
  server.respondTo('/rest/v1/error_group_releases', []);
});

const EVERY_ERROR = {
  state: 'open',
  severity: null,
  category: null,
  source: null,
  release: null,
  remote: null,
  remoteVersion: null,
  since: null,
  words: [],
} as const;

function Claim() {
  const { data } = useQuery(waitingClaimQuery('claim'));
  return data?.map((claim) => (
    <div key={claim.id}>
      <p>{claim.state}</p>
      <ClaimDecision claim={claim} isHeld={false} />
    </div>
  ));
}

function Spam() {
  const { data } = useQuery(matchedRequestQuery('request'));
  return (
    data && (
      <>
        <p>{data.state}</p>
        <RemoveAsSpam request={data} />
      </>
    )
  );
}

function Notes() {
  const { data } = useQuery(caseNotesQuery({ queue: 'claims', id: 'claim' }));
  return (
    <>
      <p>{data?.length} notes</p>
      <NoteForm about={{ queue: 'claims', id: 'claim' }} />
    </>
  );
}

function Case() {
  const { data } = useQuery(reviewQueueQuery({ queue: null, isMine: false }));
  return data?.cases.map((row) => <CaseBar key={row.id} row={row} place={1} total={1} />);
}

function Errors() {
  const { data } = useInfiniteQuery(errorGroupsQuery(EVERY_ERROR));
  return data?.map((group) => (
    <div key={group.fingerprint}>
      <p>{group.resolved_at === null ? 'open' : 'resolved'}</p>
      <ErrorGroupDetails group={group} />
    </div>
  ));
}

testDecisions(server, [
  {
    what: 'removing a request as spam',
    page: <Spam />,
    read: '/rest/v1/service_requests',
    stored: { id: 'request', number: 1092, state: 'open', leads: [] },
    call: '/rest/v1/rpc/reject_request_as_spam',
    answer: 0,
    button: 'Remove as spam',
    before: 'open',
    after: 'rejected_spam',
  },
  {
    what: 'noting something about a case',
    page: <Notes />,
    read: '/rest/v1/rpc/case_notes',
    stored: [],
    call: '/rest/v1/rpc/add_case_note',
    answer: 'note',
    button: 'Add note',
    before: '0 notes',
    after: '1 notes',
  },
  {
    what: 'granting a claim',
    page: <Claim />,
    read: '/rest/v1/lead_credit_claims',
    stored: [{ id: 'claim', state: 'under_review', tokens: 5, finding: null, decided_at: null }],
    call: '/rest/v1/rpc/decide_credit_claim',
    answer: 'granted',
    button: 'Grant',
    before: 'under_review',
    after: 'granted',
  },
  {
    what: 'resolving an error',
    page: <Errors />,
    read: '/rest/v1/error_groups',
    stored: [
      {
        fingerprint: 'f1',
        message: 'It broke',
        first_seen_at: '2026-11-20T10:00:00Z',
        last_seen_at: '2026-11-20T10:00:00Z',
        resolved_at: null,
        reopened_at: null,
        release: null,
        remote: null,
        profiles: null,
      },
    ],
    call: '/rest/v1/rpc/resolve_error_group',
    answer: null,
    button: 'Mark as resolved',
    before: 'open',
    after: 'resolved',
  },
]);

test('assigning a case shows from the answer, before it is read again', async () => {
  const READ = '/rest/v1/rpc/review_queue';
  const CALL = '/rest/v1/rpc/assign_case';
  server.respondTo('/rest/v1/profiles', [{ id: 'colleague', email: 'colleague@example.com' }]);
  server.respondTo(READ, [
    {
      queue: 'claims',
      id: 'claim',
      since: '2026-11-20T10:00:00Z',
      due_at: '2026-11-30T10:00:00Z',
      subject: {},
      assigned_to: null,
      assigned_email: null,
      notes: 0,
      total: 1,
    },
  ]);
  server.respondTo(CALL, null);
  const letGo = server.hold(CALL);
  const { user } = renderPage(<Case />, { user: 'admin' });
  await screen.findByRole('option', { name: 'colleague@example.com' });
  server.hold(READ);
  await user.selectOptions(screen.getByLabelText('Assigned to'), 'colleague@example.com');
  await waitFor(() => expect(server.callsTo(CALL)).toHaveLength(1));
  expect(screen.getByLabelText('Assigned to')).toHaveDisplayValue('Unassigned');
  letGo();
  await waitFor(() =>
    expect(screen.getByLabelText('Assigned to')).toHaveDisplayValue('colleague@example.com'),
  );
  await waitFor(() => expect(server.callsTo(READ)).toHaveLength(2));
});
