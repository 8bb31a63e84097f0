import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { plansQuery } from '@tree-service/market/api/plans';
import { activatePlan, endPlan } from '@tree-service/market/api/subscriptions';
import { renderWithTheme } from '@tree-service/testing/render';
import { PlanCard } from './PlanCard';
import type { Subscription } from './subscriptions';

jest.mock('@tree-service/market/api/subscriptions', () => ({
  activatePlan: jest.fn(),
  endPlan: jest.fn(),
}));
const activated = jest.mocked(activatePlan);
const ended = jest.mocked(endPlan);

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
});

const subscription = (state: Subscription['state'], name = 'Preferred'): Subscription => ({
  id: `${state} ${name}`,
  state,
  plan_id: name.toLowerCase(),
  billing_period: 'quarterly',
  price_cents: 13_497,
  current_period_end: '2026-12-20T12:00:00Z',
  cancel_at_period_end: false,
  created_at: '2026-11-20T12:00:00Z',
  subscription_plans: { name, features: {} },
});

function renderCard(
  subscriptions: Subscription[],
  state: 'approved' | 'under_review' = 'approved',
) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(plansQuery().queryKey, [
    plan('premium', 'Premium'),
    plan('preferred', 'Preferred'),
  ]);
  return renderWithTheme(
    <QueryClientProvider client={client}>
      <PlanCard dossier={{ vendor_id: 'v1', state, vendor_subscriptions: subscriptions }} />
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  activated.mockReset();
  ended.mockReset();
});

describe('PlanCard', () => {
  it('activates what the Pro asked for, with a reason and one key', async () => {
    activated.mockResolvedValue({
      subscription_id: 's1',
      state: 'active',
      plan_id: 'preferred',
      billing_period: 'quarterly',
      price_cents: 13_497,
      current_period_end: '2027-02-20T12:00:00Z',
      cancel_at_period_end: false,
      next_plan_id: null,
      next_period: null,
    });
    const { user } = renderCard([subscription('incomplete')]);
    expect(screen.getByText('Asked for, not active yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Activate a plan' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByLabelText('Plan')).toHaveValue('preferred');
    expect(within(dialog).getByLabelText('Three months')).toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'Activate' }));
    expect(await within(dialog).findAllByText('Reason is required.')).not.toHaveLength(0);
    expect(activated).not.toHaveBeenCalled();
    await user.type(within(dialog).getByLabelText('Reason'), 'Paid by transfer');
    await user.click(within(dialog).getByRole('button', { name: 'Activate' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(activated.mock.calls).toEqual([
      ['v1', 'preferred', 'quarterly', 'Paid by transfer', expect.stringMatching(/^[\da-f-]{36}$/)],
    ]);
  });

  it('keeps what was typed when the plan could not be activated, and repeats with the same key', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    activated.mockRejectedValue(new Error('This Pro is not approved at the moment.'));
    const { user } = renderCard([subscription('incomplete')]);
    await user.click(screen.getByRole('button', { name: 'Activate a plan' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Reason'), 'Paid');
    await user.click(within(dialog).getByRole('button', { name: 'Activate' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'This Pro is not approved at the moment.',
    );
    expect(within(dialog).getByLabelText('Reason')).toHaveValue('Paid');
    await user.click(within(dialog).getByRole('button', { name: 'Activate' }));
    await waitFor(() => expect(activated).toHaveBeenCalledTimes(2));
    const [first, second] = activated.mock.calls;
    expect(second).toEqual(first);
  });

  it('says that another plan takes the place of the one the Pro has, and the same one makes it longer', async () => {
    const { user } = renderCard([subscription('active')]);
    await user.click(screen.getByRole('button', { name: 'Activate a plan' }));
    const dialog = await screen.findByRole('dialog');
    await user.selectOptions(within(dialog).getByLabelText('Plan'), 'premium');
    expect(within(dialog).getByText('It takes the place of the Preferred at once.')).toBeVisible();
    await user.selectOptions(within(dialog).getByLabelText('Plan'), 'preferred');
    expect(within(dialog).getByText(/the time is added to that/)).toBeVisible();
  });

  it('ends what runs and turns down what was asked for; what has ended is done', async () => {
    const { user } = renderCard([
      subscription('incomplete', 'Premium'),
      subscription('active'),
      subscription('canceled'),
    ]);
    expect(screen.getByRole('button', { name: 'Turn down: Premium' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^End plan/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'End plan: Preferred' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Reason'), 'Charged back');
    await user.click(within(dialog).getByRole('button', { name: 'End plan' }));
    await waitFor(() =>
      expect(ended.mock.calls).toEqual([
        ['active Preferred', 'Charged back', expect.stringMatching(/^[\da-f-]{36}$/)],
      ]),
    );
  });

  it('offers no activation for a Pro who is not approved, and says so', () => {
    renderCard([], 'under_review');
    expect(screen.queryByRole('button', { name: 'Activate a plan' })).not.toBeInTheDocument();
    expect(screen.getByText('A plan can be activated once this Pro is approved.')).toBeVisible();
  });
});
