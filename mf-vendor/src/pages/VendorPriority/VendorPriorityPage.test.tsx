import { screen } from '@testing-library/react';
import { FeatureFlagsProvider, queryClient } from '@tree-service/kernel';
import { fakeBackend, flagsSaying } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { VendorIdContext } from '../../area/vendorId';
import { Plans } from './VendorPriorityPage';

const server = fakeBackend();
const plan = {
  id: 'premium',
  name: 'Premium Vendor Plan',
  tier: 'premium',
  monthly_price: 99.99,
  quarterly_price: 269.97,
  yearly_price: 999.9,
  features: { boostMultiplier: 1.3, featuredProfile: true, prioritySupport: true },
  is_active: true,
};
const held = {
  id: 's1',
  plan_id: plan.id,
  state: 'active',
  price_cents: 9999,
  billing_period: 'monthly',
  current_period_end: '2030-01-01T00:00:00Z',
  cancel_at_period_end: false,
  is_paid: true,
  next_plan_id: null,
  subscription_plans: plan,
};

beforeEach(() => {
  queryClient.clear();
  server.respondTo('/rest/v1/subscription_plans', [plan]);
  server.respondTo('/rest/v1/rpc/my_business', {
    state: 'approved',
    vendor_subscriptions: [held],
  });
});
afterEach(() => {
  delete window.Capacitor;
});

function show(platform: 'ios' | 'android') {
  window.Capacitor = { isNativePlatform: () => true, getPlatform: () => platform };
  renderPage(
    <FeatureFlagsProvider>
      <VendorIdContext value="v1">
        <Plans />
      </VendorIdContext>
    </FeatureFlagsProvider>,
  );
}

test("on iOS neither plans nor prices are shown, only the Pro's own plan", async () => {
  server.respondTo('/rest/v1/feature_flags', flagsSaying({ payment_processing: true }));
  show('ios');
  expect(await screen.findByText('You have the Premium Vendor Plan')).toBeInTheDocument();
  expect(await screen.findByText(/Renews on /)).toBeInTheDocument();
  expect(screen.getByText("Plans aren't available in this app.")).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('$');
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('on Android plans are shown with their prices', async () => {
  show('android');
  expect(await screen.findByText('$99.99')).toBeInTheDocument();
  expect(screen.getByRole('article')).toHaveTextContent(
    /Featured profile: the nearest featured Pro with enough reviews is first/,
  );
  expect(screen.getByRole('article')).toHaveTextContent(/Priority support/);
});
