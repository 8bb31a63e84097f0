import { screen, waitFor } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { VendorIdContext } from '../../area/vendorId';
import { UnpaidJobs } from './UnpaidJobs';

const READ = '/rest/v1/jobs';
const server = fakeBackend();
beforeEach(() => queryClient.clear());

const job = (id: string, name: string) => ({
  id,
  request_id: id,
  lead_id: id,
  completed_at: '2026-11-20T12:00:00Z',
  price_cents: 120_000,
  paid_jobs: null,
  leads: { token_price: 5 },
  service_requests: {
    number: 1001,
    category: 'tree_removal',
    city: 'Austin',
    region: 'TX',
    zip: '78704',
    contact_name: name,
  },
});

test('a job marked as paid leaves the list before it is read again, and the heading takes the focus', async () => {
  server.respondTo(READ, [job('a', 'Maya'), job('b', 'Noah')]);
  server.respondTo('/rest/v1/rpc/mark_job_paid', null);
  const { user } = renderPage(
    <VendorIdContext value="vendor">
      <UnpaidJobs count={2} from="2026-11-01" to="2026-11-26" timeZone="America/Chicago" />
    </VendorIdContext>,
    { user: 'vendor' },
  );
  const paid = await screen.findByRole('button', { name: /^Mark as paid: Tree removal for Maya/ });
  server.hold(READ);
  await user.click(paid);
  await waitFor(() => expect(paid).not.toBeInTheDocument());
  expect(screen.getByText('Tree removal for Noah')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Unpaid jobs' })).toHaveFocus();
});
