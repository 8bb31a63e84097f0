import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BusinessDetailsForm } from '../../business/BusinessDetailsForm';
import { renderForVendor } from '../../testing/renderForVendor';
import { ProfilePreview } from './ProfilePreview';

const business = {
  vendor_id: 'vendor',
  version: 1,
  business_name: 'Tall Oaks',
  about: null,
  categories: ['tree_removal' as const],
  city: 'Austin',
  region: 'TX',
  service_radius_km: 40.2,
  crew_size: null,
  founded_year: null,
  rating_count: 0,
  rating_sum: 0,
  approved_at: null,
  business_proposals: [],
  vendor_equipment: [],
  vendor_credentials: [],
};

function FormAndPreview() {
  const [typed, setTyped] = useState({});
  return (
    <>
      <BusinessDetailsForm business={business} onTyped={setTyped} />
      <ProfilePreview business={{ ...business, ...typed }} />
    </>
  );
}

test('what a Pro types is previewed before it is saved, beside what is stored', async () => {
  renderForVendor(<FormAndPreview />);
  const preview = within(screen.getByRole('region', { name: 'How owners will see you' }));
  expect(preview.getByText('Tall Oaks')).toBeVisible();
  expect(preview.getByText('Within about 25 miles of Austin')).toBeVisible();
  expect(preview.getAllByText('Not verified').length).toBeGreaterThan(0);

  await userEvent.type(screen.getByLabelText(/^About your business/), 'We climb.');
  expect(preview.getByText('We climb.')).toBeVisible();
});
