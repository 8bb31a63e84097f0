import { screen } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { MoveTokens } from './TokensTab';
import AdjustmentsPage from '../adjustments/AdjustmentsPage';

// What one administrator may adjust alone is read from the billing policy wherever it is said.

const server = fakeBackend();
beforeEach(() => {
  queryClient.clear();
  server.respondTo('/rest/v1/billing_policy', { adjustment_limit: 90, adjustment_hours: 36 });
  server.respondTo('/rest/v1/rpc/open_decisions', []);
  server.respondTo('/rest/v1/token_adjustments', []);
});

const LIMIT = /90 tokens for one Pro within 36 hours/;

test('the queue of adjustments says the limit', async () => {
  renderPage(<AdjustmentsPage />, { user: 'admin', url: '/admin-utility/adjustments' });
  expect(await screen.findByText(LIMIT)).toBeVisible();
});

test('the form says the limit', async () => {
  const { user } = renderPage(<MoveTokens vendorId="ash" />, { user: 'admin' });
  await user.click(screen.getByRole('button', { name: 'Adjust tokens' }));
  expect(await screen.findByText(LIMIT)).toBeVisible();
});
