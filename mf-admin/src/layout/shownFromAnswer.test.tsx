import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { RELEASE_RULES } from '@tree-service/domain';
import { queryClient } from '@tree-service/kernel';
import { waitingClaimQuery } from '../api/claims';
import { allPlansQuery } from '@tree-service/market/api/plans';
import { priceBookQuery } from '@tree-service/market/api/priceBook';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import type { ReactElement, ReactNode } from 'react';
import { vendorDossierQuery } from '../api/administration';
import { deadlinesQuery } from '../api/deadlines';
import { errorGroupsQuery } from '../api/errorReports';
import { matchedRequestQuery } from '../api/matches';
import { matchingPoliciesQuery } from '../api/matchTrials';
import { openRefundsQuery } from '../api/payments';
import { personQuery } from '../api/person';
import { caseNotesQuery, reviewQueueQuery } from '../api/reviewQueue';
import { pendingAdjustments } from '../api/tokenAdjustments';
import { NoteForm } from '../caseNotes/NoteForm';
import { AdjustmentCard } from '../pages/Adjustments/AdjustmentCard';
import { RefundCard } from '../pages/AdminPayments/RefundCard';
import { CorrectForm } from '../pages/AdminPerson/CorrectPerson';
import { PersonActions } from '../pages/AdminPerson/PersonActions';
import { CorrectBusinessForm } from '../pages/AdminVendor/CorrectBusiness';
import { TokensTab } from '../pages/AdminVendor/TokensTab';
import { ClaimDecision } from '../pages/Claims/ClaimDecision';
import { ErrorGroupDetails } from '../pages/ErrorLogs/ErrorGroupDetails';
import { RemoveAsSpam } from '../pages/MatchVisualization/RemoveAsSpam';
import { DeadlinesEditor } from '../pages/MatchingSettings/DeadlinesEditor';
import { MatchingEditor } from '../pages/MatchingSettings/MatchingEditor';
import { PlanForm } from '../pages/Plans/PlanForm';
import { PriceEditor } from '../pages/PriceBook/PriceEditor';
import { CaseBar } from '../pages/ReviewQueue/CaseBar';
import { personFacts } from '../testing/personFacts';
import { planFacts } from '../testing/planFacts';
import { VendorActions } from '../vendorDecisions/VendorActions';
import { BeganFrom } from './BeganFrom';

const server = fakeBackend();
beforeEach(() => {
  queryClient.clear();
  server.respondTo('/rest/v1/profiles', []);
  server.respondTo('/rest/v1/rpc/open_decisions', []);
  server.respondTo('/rest/v1/vendor_profiles', []);
  server.respondTo('/rest/v1/vendor_subscriptions', []);
  server.respondTo('/rest/v1/error_logs', []);
  server.respondTo('/rest/v1/error_group_releases', []);
  server.respondTo('/rest/v1/token_accounts', account);
  server.respondTo('/rest/v1/billing_policy', { adjustment_limit: 200, adjustment_hours: 24 });
  server.respondTo('/rest/v1/rpc/preview_price_book', []);
  server.respondTo('/rest/v1/rpc/admin_find_requests', []);
  server.respondTo('/rest/v1/rpc/preview_price_book_on_requests', noChange);
  server.respondTo('/rest/v1/rpc/preview_matching', nothingRanked);
});

const account = { vendor_id: 'ash', posted: 50, held: 0 };
const noChange = { requests: 0, compared: 0, changed: 0, median_percent: null, largest: [] };
const noOffers = {
  offers: 0,
  boosted_share: null,
  newcomer_share: null,
  median_distance_km: null,
  median_first_quote_seconds: null,
};
const nothingRanked = {
  matches: 0,
  matches_of_30_days: 0,
  since: null,
  offers_moved: 0,
  before: noOffers,
  after: noOffers,
};
const settings = (version: number) => ({
  ...RELEASE_RULES,
  version,
  created_at: '2026-01-01T00:00:00Z',
});
const band = (version: number, high_cents: number) => ({
  version,
  service: 'removal',
  basis: 'minimum',
  from_value: 0,
  low_cents: 15_000,
  high_cents,
  publisher: 'Publisher',
  title: 'Guide',
  published_year: 2026,
});

function Business() {
  const { data } = useQuery(vendorDossierQuery('ash'));
  if (!data) return 'Loading';
  return (
    <>
      <p>{data.state}</p>
      <VendorActions
        vendorId="ash"
        businessName="Ash & Sons"
        state={data.state}
        version={data.version}
        credentials={data.vendor_credentials}
      />
    </>
  );
}

function Claim() {
  const { data } = useQuery(waitingClaimQuery('claim'));
  return data?.map((claim) => (
    <div key={claim.id}>
      <p>{claim.state}</p>
      <ClaimDecision claim={claim} isHeld={false} />
    </div>
  ));
}

function Adjustments() {
  const { data } = useInfiniteQuery(pendingAdjustments.pages);
  return (
    <>
      <p>{data?.length === 0 ? 'none' : 'waiting'}</p>
      {data?.map((one) => (
        <AdjustmentCard key={one.id} adjustment={one} />
      ))}
    </>
  );
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

function Refunds() {
  const { data } = useQuery(openRefundsQuery());
  return data?.map((refund) => (
    <div key={refund.id}>
      <p>{refund.state}</p>
      <RefundCard refund={refund} />
    </div>
  ));
}

function Case() {
  const { data } = useQuery(reviewQueueQuery({ queue: null, isMine: false }));
  return data?.cases.map((row) => <CaseBar key={row.id} row={row} place={1} total={1} />);
}

function Account() {
  const { data } = useQuery(personQuery('p1'));
  return (
    data && (
      <>
        <p>{data.suspended_at === null ? 'in use' : `suspended: ${data.suspension_reason}`}</p>
        <PersonActions person={data} />
      </>
    )
  );
}

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

function Errors() {
  const { data } = useInfiniteQuery(errorGroupsQuery(EVERY_ERROR));
  return data?.map((group) => (
    <div key={group.fingerprint}>
      <p>{group.resolved_at === null ? 'open' : 'resolved'}</p>
      <ErrorGroupDetails group={group} />
    </div>
  ));
}

/** An editor of what has versions, as its page draws it. */
function Versioned<Value>(props: {
  readonly newest: Value | undefined;
  readonly version: number | undefined;
  readonly children: (began: Value, version: number, renew: () => void) => ReactNode;
}) {
  const { newest, version, children } = props;
  return (
    newest !== undefined &&
    version !== undefined && (
      <>
        <p>version {version}</p>
        <BeganFrom newest={newest}>{(began, renew) => children(began, version, renew)}</BeganFrom>
      </>
    )
  );
}

function Prices() {
  const { data } = useQuery(priceBookQuery());
  return (
    <Versioned newest={data} version={data?.[0]?.version}>
      {(book, version, renew) => (
        <PriceEditor book={book} newestVersion={version} onRenew={renew} />
      )}
    </Versioned>
  );
}

function Matching() {
  const newest = useQuery(matchingPoliciesQuery()).data?.[0];
  return (
    <Versioned newest={newest} version={newest?.version}>
      {(policy, version, renew) => (
        <MatchingEditor policy={policy} newestVersion={version} onRenew={renew} />
      )}
    </Versioned>
  );
}

function Deadlines() {
  const { data } = useQuery(deadlinesQuery());
  return (
    <Versioned newest={data} version={data?.version}>
      {(inForce, version, renew) => (
        <DeadlinesEditor inForce={inForce} newestVersion={version} onRenew={renew} />
      )}
    </Versioned>
  );
}

function Plans() {
  const { data } = useQuery(allPlansQuery());
  return (
    data && (
      <>
        <p>{data.map(({ name }) => name).join(', ')}</p>
        <PlanForm plan={null} onClose={() => undefined} />
      </>
    )
  );
}

function EditedPlan() {
  const plan = useQuery(allPlansQuery()).data?.[0];
  return (
    plan && (
      <>
        <p>
          {plan.name}, version {plan.version}
        </p>
        <PlanForm plan={plan} onClose={() => undefined} />
      </>
    )
  );
}

function CorrectedAccount() {
  const { data } = useQuery(personQuery('p1'));
  return (
    data && (
      <>
        <p>
          {data.last_name}, version {data.version}
        </p>
        <CorrectForm person={data} onClose={() => undefined} />
      </>
    )
  );
}

function CorrectedBusiness() {
  const { data } = useQuery(vendorDossierQuery('ash'));
  return (
    data && (
      <>
        <p>
          {data.about}, version {data.version}
        </p>
        <CorrectBusinessForm business={data} onClose={() => undefined} />
      </>
    )
  );
}

type User = ReturnType<typeof renderPage>['user'];

interface Press {
  readonly what: string;
  readonly page: ReactElement;
  readonly read: string;
  /** How often it is read for the page; once when absent. */
  readonly reads?: number;
  readonly stored: unknown;
  readonly call: string;
  readonly answer: unknown;
  /** What is typed and pressed before the reason; the button alone when absent. */
  readonly prepare?: (user: User) => Promise<void>;
  readonly button: string;
  /** The button below the reason, where it has another name. */
  readonly send?: string;
  readonly before: string;
  readonly after: string;
}

const typeOver = async (user: User, label: string | RegExp, words: string) => {
  const [field] = await screen.findAllByLabelText(label);
  if (!field) throw new Error('The field is missing.');
  await user.clear(field);
  await user.type(field, words);
};
const press = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name }));

const presses: readonly Press[] = [
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
    what: 'proposing a refund again',
    page: <Refunds />,
    read: '/rest/v1/payment_refunds',
    reads: 2,
    stored: [
      {
        id: 'refund',
        payment_id: 'payment',
        amount_cents: 7_000,
        reason: 'Charged twice',
        settlement: null,
        state: 'failed',
        created_at: '2026-11-20T10:00:00Z',
        proposed_by: 'someone',
        failure: 'expired_card',
        failed_at: '2026-11-21T10:00:00Z',
        payments: {
          id: 'payment',
          vendor_id: 'ash',
          what: '50 tokens',
          state: 'paid',
          amount_cents: 7_000,
        },
        proposer: { email: 'someone@example.com' },
      },
    ],
    call: '/rest/v1/rpc/propose_payment_refund',
    answer: 'proposal',
    button: 'Refund',
    before: 'failed',
    after: 'pending',
  },
  {
    what: 'suspending an account',
    page: <Account />,
    read: '/rest/v1/rpc/admin_person',
    stored: personFacts({ email_confirmed_at: '2026-11-01T10:00:00Z' }),
    call: '/rest/v1/rpc/admin_suspend_owner',
    answer: 0,
    button: 'Suspend account',
    before: 'in use',
    after: 'suspended: All is in order',
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
  {
    what: 'reversing an entry of a ledger',
    page: <TokensTab vendorId="ash" />,
    read: '/rest/v1/rpc/token_ledger_page',
    stored: [
      {
        id: 1,
        kind: 'grant',
        posted_delta: 50,
        held_delta: 0,
        balance_after: 50,
        lead_id: null,
        reverses_id: null,
        reason: 'Welcome',
        created_at: '2026-11-20T10:00:00Z',
        request_id: null,
        request_number: null,
      },
    ],
    call: '/rest/v1/rpc/reverse_token_entry',
    answer: {
      state: 'posted',
      adjustment_id: null,
      posted: 0,
      held: 0,
      available: 0,
      entry: {
        id: 2,
        vendor_id: 'ash',
        kind: 'adjust',
        posted_delta: -50,
        held_delta: 0,
        balance_after: 0,
        lead_id: null,
        reverses_id: 1,
        reason: 'Given by mistake',
        created_at: '2026-11-21T10:00:00Z',
      },
    },
    button: 'Reverse “Welcome”',
    send: 'Reverse',
    before: 'Welcome',
    after: 'Given by mistake',
  },
  {
    what: 'adding a plan',
    page: <Plans />,
    read: '/rest/v1/subscription_plans',
    stored: [planFacts('premium', 'Premium'), { ...planFacts('basic', 'Basic'), monthly_price: 9 }],
    call: '/rest/v1/rpc/save_plan',
    answer: { ...planFacts('preferred', 'Preferred'), monthly_price: 50 },
    prepare: async (user) => {
      await typeOver(user, 'Name', 'Preferred');
      await typeOver(user, /^Tier/, 'preferred');
      for (const period of ['Monthly', 'Quarterly', 'Yearly']) {
        await typeOver(user, `${period} price`, '50');
      }
    },
    button: 'Save plan',
    before: 'Premium, Basic',
    after: 'Premium, Preferred, Basic',
  },
  {
    what: 'changing a plan',
    page: <EditedPlan />,
    read: '/rest/v1/subscription_plans',
    stored: [planFacts('premium', 'Premium')],
    call: '/rest/v1/rpc/save_plan',
    answer: { ...planFacts('premium', 'Prime'), version: 2 },
    prepare: (user) => typeOver(user, 'Name', 'Prime'),
    button: 'Save plan',
    before: 'Premium, version 1',
    after: 'Prime, version 2',
  },
  {
    what: 'correcting an account',
    page: <CorrectedAccount />,
    read: '/rest/v1/rpc/admin_person',
    stored: personFacts(),
    call: '/rest/v1/rpc/admin_correct_person',
    answer: personFacts({ last_name: 'Torrez', version: 4 }),
    prepare: (user) => typeOver(user, /^Last name/, 'Torrez'),
    button: 'Save corrections',
    before: 'Torres, version 3',
    after: 'Torrez, version 4',
  },
  {
    what: 'correcting a business, without the phone number that was typed',
    page: <CorrectedBusiness />,
    read: '/rest/v1/rpc/vendor_records',
    stored: [
      {
        vendor_id: 'ash',
        business_name: 'Ash & Sons',
        about: 'Trees',
        zip: '78704',
        version: 1,
        vendor_credentials: [],
      },
    ],
    call: '/rest/v1/rpc/admin_correct_business',
    answer: {
      business_name: 'Ash & Sons',
      about: 'Call [phone hidden]',
      zip: '78704',
      city: 'Austin',
      region: 'TX',
      version: 2,
    },
    prepare: (user) => typeOver(user, /^Description/, 'Call 512-555-0177'),
    button: 'Save corrections',
    before: 'Trees, version 1',
    after: 'Call [phone hidden], version 2',
  },
  {
    what: 'saving prices',
    page: <Prices />,
    read: '/rest/v1/price_book_items',
    stored: [band(1, 30_000)],
    call: '/rest/v1/rpc/save_price_book',
    answer: { version: 2, items: [band(2, 40_000)] },
    prepare: async (user) => {
      await typeOver(user, 'High', '400');
      await press(user, 'Preview');
      await press(user, 'Save as new version');
    },
    button: 'Save as new version',
    before: 'version 1',
    after: 'version 2',
  },
  {
    what: 'saving matching settings',
    page: <Matching />,
    read: '/rest/v1/matching_policy',
    stored: [settings(1)],
    call: '/rest/v1/rpc/save_matching_policy',
    answer: settings(2),
    prepare: async (user) => {
      await typeOver(user, /^Offers at once/, '4');
      await press(user, 'Preview');
      await press(user, 'Save as new version');
    },
    button: 'Save as new version',
    before: 'version 1',
    after: 'version 2',
  },
  {
    what: 'saving deadlines',
    page: <Deadlines />,
    read: '/rest/v1/resolution_policy',
    stored: settings(1),
    call: '/rest/v1/rpc/save_resolution_policy',
    answer: settings(2),
    prepare: async (user) => {
      await typeOver(user, /^Appeal within/, '4');
      await press(user, 'Save deadlines');
    },
    button: 'Save as new version',
    before: 'version 1',
    after: 'version 2',
  },
  {
    what: 'approving a Pro',
    page: <Business />,
    read: '/rest/v1/rpc/vendor_records',
    stored: [
      {
        vendor_id: 'ash',
        business_name: 'Ash & Sons',
        state: 'under_review',
        state_since: '2026-11-20T10:00:00Z',
        version: 1,
        vendor_credentials: [],
      },
    ],
    call: '/rest/v1/rpc/decide_vendor',
    answer: 'approved',
    button: 'Approve',
    before: 'under_review',
    after: 'approved',
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
    what: 'approving an adjustment',
    page: <Adjustments />,
    read: '/rest/v1/token_adjustments',
    stored: [
      {
        id: 'adjustment',
        tokens: 50,
        account_id: 'ash',
        reason: 'Outage',
        proposed_by: 'someone',
        created_at: '2026-11-20T10:00:00Z',
        profiles: { email: 'someone@example.com' },
        token_accounts: { posted: 50, held: 11 },
      },
    ],
    call: '/rest/v1/rpc/decide_token_adjustment',
    answer: 'approved',
    button: 'Approve',
    before: 'waiting',
    after: 'none',
  },
];

const WORDS = 'All is in order';

/** Decides with a reason, while nothing can be read again. */
async function decide({ page, read, stored, button, send = button, before, ...asked }: Press) {
  server.respondTo(read, stored);
  const { user } = renderPage(page, { user: 'admin' });
  await screen.findByText(before);
  if (asked.prepare) await asked.prepare(user);
  else await press(user, button);
  await user.type(await screen.findByLabelText(/^(Reason|Note|What did you do)/), WORDS);
  server.hold(read);
  const last = screen.getAllByRole('button', { name: send }).at(-1);
  if (last) await user.click(last);
}

test.each(presses)('$what shows from the answer, before it is read again', async (one) => {
  const { call, answer, read, reads = 1, before, after } = one;
  server.respondTo(call, answer);
  const letGo = server.hold(call);
  await decide(one);
  await waitFor(() => expect(server.callsTo(call)).toHaveLength(1));
  // Without the answer nothing shows.
  expect(screen.getByText(before)).toBeInTheDocument();
  expect(screen.queryByText(after)).not.toBeInTheDocument();
  letGo();
  expect(await screen.findByText(after)).toBeInTheDocument();
  await waitFor(() => expect(server.callsTo(read)).toHaveLength(2 * reads));
});

test.each(presses)('$what that is refused changes nothing and says why', async (one) => {
  const refusal = { code: 'P0001', message: 'Not now.', details: null, hint: null };
  server.respondTo(one.call, refusal, 400);
  await decide(one);
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(screen.getByDisplayValue(WORDS)).toBeVisible();
  expect(screen.getByText(one.before)).toBeInTheDocument();
  expect(screen.queryByText(one.after)).not.toBeInTheDocument();
});

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
