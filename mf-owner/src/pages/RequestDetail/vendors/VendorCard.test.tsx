import { screen } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { VendorContact } from './VendorCard';

const server = fakeBackend();
const contact = (canTakeBack: boolean) => ({
  business_name: 'Oak & Co',
  phone: '+15125550111',
  email: 'pro@example.com',
  shared: {
    first_name: 'Ada',
    last_name: 'Byron',
    phone: '+15125550100',
    email: 'ada@example.com',
    address: '12 Elm Street',
    city: 'Austin',
    state: 'TX',
    zip: '78704',
  },
  can_take_back: canTakeBack,
});
const render = () => {
  queryClient.clear();
  return renderPage(<VendorContact leadId="lead" vendorName="Oak & Co" />, { user: 'owner' });
};

test('an owner reads what is shared with a Pro and takes it back', async () => {
  server.respondTo('/rest/v1/rpc/lead_contact', contact(true));
  server.respondTo('/rest/v1/rpc/unshare_contact', null);
  const { user } = render();
  expect(
    await screen.findByText(
      'You share: Ada Byron · (512) 555-0100 · ada@example.com · 12 Elm Street, Austin, TX 78704',
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop sharing' }));
  expect(await screen.findByText(/will no longer see your contact details/)).toBeVisible();
  expect(server.callsTo('/rest/v1/rpc/unshare_contact')).toHaveLength(0);
  const buttons = screen.getAllByRole('button', { name: 'Stop sharing' });
  await user.click(buttons[buttons.length - 1] ?? document.body);
  expect(server.callsTo('/rest/v1/rpc/unshare_contact').map((call) => call.body)).toEqual([
    { lead_id: 'lead' },
  ]);
});

test('what the hired Pro needs cannot be taken back', async () => {
  server.respondTo('/rest/v1/rpc/lead_contact', contact(false));
  render();
  expect(await screen.findByText(/^You share: Ada Byron/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stop sharing' })).toBeNull();
});
