import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { FeatureFlagsProvider, queryClient } from '@tree-service/kernel';
import { fakeBackend, flagsSaying } from '@tree-service/testing';
import { renderWithTheme } from '@tree-service/testing/render';
import type { Subscription } from './ActivatePlanForm';
import { PlanCard } from './PlanCard';

const ACTIVATE = '/rest/v1/rpc/activate_plan';
const END = '/rest/v1/rpc/end_plan';
const LOGS = '/rest/v1/error_logs';
const KEY = expect.stringMatching(/^[\da-f-]{36}$/);
const server = fakeBackend();

/** A plan as the database describes it after a change. */
const changed = (state: string) => ({
  subscription_id: 's1',
  state,
  plan_id: 'preferred',
  billing_period: 'quarterly',
  price_cents: 13_497,
  current_period_end: '2027-02-20T12:00:00Z',
  cancel_at_period_end: false,
  next_plan_id: null,
  next_period: null,
});

const plan = (id: string, name: string) => ({
  id,
  name,
  tier: id,
  subscription_type: 'priority_tier' as const,
  monthly_price: 49.99,
  quarterly_price: 134.97,
  yearly_price: 499.9,
  features: {},
  is_active: true,
  created_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-01T00:00:00Z',
  version: 1,
});

const subscription = (state: Subscription['state'], name = 'Preferred'): Subscription => ({
  id: `${state} ${name}`,
  state,
  plan_id: name.toLowerCase(),
  billing_period: 'quarterly',
  price_cents: 13_497,
  current_period_end: '2026-12-20T12:00:00Z',
  cancel_at_period_end: false,
  is_paid: true,
  next_plan_id: null,
  created_at: '2026-11-20T12:00:00Z',
  subscription_plans: { name, features: {} },
});

function renderCard(
  subscriptions: Subscription[],
  state: 'approved' | 'under_review' = 'approved',
) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  server.respondTo('/rest/v1/subscription_plans', [
    plan('premium', 'Premium'),
    plan('preferred', 'Preferred'),
  ]);
  return renderWithTheme(
    <QueryClientProvider client={client}>
      <FeatureFlagsProvider>
        <PlanCard dossier={{ vendor_id: 'v1', state, vendor_subscriptions: subscriptions }} />
      </FeatureFlagsProvider>
    </QueryClientProvider>,
  );
}

beforeEach(() => queryClient.clear());
afterEach(() => jest.restoreAllMocks());

describe('PlanCard', () => {
  it('says that the Pro canceled a plan that runs on to the end of its period', () => {
    renderCard([{ ...subscription('active'), cancel_at_period_end: true }]);
    expect(screen.getByText(/quarterly · .*, canceled by the Pro$/)).toBeVisible();
    renderCard([subscription('active', 'Premium')]);
    expect(screen.getAllByText(/canceled by the Pro/)).toHaveLength(1);
  });

  it('activates the plan the Pro requested, with a reason and one key', async () => {
    server.respondTo(ACTIVATE, changed('active'));
    const { user } = renderCard([subscription('incomplete')]);
    expect(screen.getByText('Requested')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Activate a plan' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByLabelText('Plan')).toHaveValue('preferred');
    expect(within(dialog).getByLabelText('3 months')).toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'Activate' }));
    expect(await within(dialog).findAllByText('Please enter a reason')).not.toHaveLength(0);
    expect(server.callsTo(ACTIVATE)).toEqual([]);
    await user.type(within(dialog).getByLabelText('Reason'), 'Paid by transfer');
    await user.click(within(dialog).getByRole('button', { name: 'Activate' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.callsTo(ACTIVATE).map(({ body }) => body)).toEqual([
      {
        vendor_id: 'v1',
        plan_id: 'preferred',
        period: 'quarterly',
        reason: 'Paid by transfer',
        idempotency_key: KEY,
      },
    ]);
  });

  it('keeps the input when activation fails, and retries with the same key', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.respondTo(LOGS);
    const message = 'This Pro is not approved at the moment.';
    server.respondTo(ACTIVATE, { code: 'P0001', message }, 400);
    const { user } = renderCard([subscription('incomplete')]);
    await user.click(screen.getByRole('button', { name: 'Activate a plan' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(await within(dialog).findByLabelText('Reason'), 'Paid');
    await user.click(within(dialog).getByRole('button', { name: 'Activate' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(message);
    expect(within(dialog).getByLabelText('Reason')).toHaveValue('Paid');
    await user.click(within(dialog).getByRole('button', { name: 'Activate' }));
    await waitFor(() => expect(server.callsTo(ACTIVATE)).toHaveLength(2));
    const [first, second] = server.callsTo(ACTIVATE);
    expect(second).toEqual(first);
  });

  it('says that another plan replaces the current one, and the same one extends it', async () => {
    const { user } = renderCard([subscription('active')]);
    await user.click(screen.getByRole('button', { name: 'Activate a plan' }));
    const dialog = await screen.findByRole('dialog');
    await user.selectOptions(await within(dialog).findByLabelText('Plan'), 'premium');
    expect(within(dialog).getByText('It replaces the Preferred immediately.')).toBeVisible();
    await user.selectOptions(within(dialog).getByLabelText('Plan'), 'preferred');
    expect(within(dialog).getByText(/this adds to that/)).toBeVisible();
  });

  it('ends an active plan and declines a requested one, but not an ended one', async () => {
    server.respondTo(END, changed('canceled'));
    const { user } = renderCard([
      subscription('incomplete', 'Premium'),
      subscription('active'),
      subscription('canceled'),
    ]);
    expect(screen.getByRole('button', { name: 'Decline: Premium' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^End plan/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'End plan: Preferred' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Reason'), 'Charged back');
    await user.click(within(dialog).getByRole('button', { name: 'End plan' }));
    await waitFor(() =>
      expect(server.callsTo(END)).toMatchObject([
        {
          body: {
            subscription_id: 'active Preferred',
            reason: 'Charged back',
            idempotency_key: KEY,
          },
        },
      ]),
    );
  });

  it.each([
    [true, 'Renews on'],
    [false, 'Ends on'],
  ])(
    'says when each plan ends, as its Pro reads it (payments: %s)',
    async (takesPayments, ends) => {
      server.respondTo(
        '/rest/v1/feature_flags',
        flagsSaying({ payment_processing: takesPayments }),
      );
      renderCard([subscription('active'), subscription('incomplete', 'Premium')]);
      expect(
        await screen.findByText(`$134.97 quarterly · ${ends} Sun, Dec 20, 2026`),
      ).toBeVisible();
      expect(screen.getByText(/Request expires on Sun, Dec 20, 2026/)).toBeVisible();
    },
  );

  it('offers no activation for a Pro who is not approved, and says why', () => {
    renderCard([], 'under_review');
    expect(screen.queryByRole('button', { name: 'Activate a plan' })).not.toBeInTheDocument();
    expect(screen.getByText('You can activate a plan once this Pro is approved.')).toBeVisible();
  });
});
