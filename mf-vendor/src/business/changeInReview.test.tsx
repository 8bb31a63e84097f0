import { screen, waitFor } from '@testing-library/react';
import { fakeBackend } from '@tree-service/testing';
import { renderForVendor } from '../testing/renderForVendor';
import { BusinessDetailsForm } from './BusinessDetailsForm';

const server = fakeBackend();
const WITHDRAW = '/rest/v1/rpc/withdraw_business_proposal';

const since = '2026-11-20T10:00:00Z';
const waiting = {
  id: 'change',
  field: 'business_name',
  proposed: 'Crown & Limb',
  created_at: since,
};
const business = {
  version: 3,
  approved_at: since,
  business_name: 'Tall Oaks',
  about: null,
  crew_size: null,
  founded_year: null,
  business_proposals: [],
};

test('a new name of an approved business is sent, and the field keeps the name customers see', async () => {
  server.respondTo('/rest/v1/vendor_profiles', [{ version: 4 }]);
  const { user } = renderForVendor(<BusinessDetailsForm business={business} />);
  const field = screen.getByLabelText(/Business name/);
  await user.clear(field);
  await user.type(field, 'Crown & Limb');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field).toHaveValue('Tall Oaks'));
  expect(server.callsTo('/rest/v1/vendor_profiles').map(({ body }) => body)).toEqual([
    expect.objectContaining({ business_name: 'Crown & Limb' }),
  ]);
});

test('what waits for review is beside the field, and can be taken back', async () => {
  server.respondTo(WITHDRAW, null);
  const { user } = renderForVendor(
    <BusinessDetailsForm business={{ ...business, business_proposals: [waiting] }} />,
  );
  expect(screen.getByText('Waiting for review: Crown & Limb')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Withdraw this change' }));
  await waitFor(() =>
    expect(server.callsTo(WITHDRAW).map(({ body }) => body)).toEqual([{ proposal_id: 'change' }]),
  );
});

test('an applicant sees no notice that a name is reviewed', () => {
  renderForVendor(<BusinessDetailsForm business={{ ...business, approved_at: null }} />);
  expect(screen.queryByText(/review/)).not.toBeInTheDocument();
});
