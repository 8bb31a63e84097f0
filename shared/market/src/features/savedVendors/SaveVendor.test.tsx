import { screen, waitFor } from '@testing-library/react';
import { notify, queryClient, signIn, signOut } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { SaveVendor } from './SaveVendor';

const server = fakeBackend();
const MINE = '/rest/v1/rpc/my_saved_vendors';

const vendor = (vendor_id: string) => ({
  vendor_id,
  business_name: 'Ann Ash',
  is_demo: true,
  is_listed: false,
});

async function signInAs(profileType: 'owner' | 'vendor') {
  const { email, password } = server.accounts.add({
    email: `${profileType}@demo.example`,
    profileType,
  });
  await signIn({ email, password, remember: false });
}

beforeEach(() => {
  queryClient.clear();
  server.respondTo(MINE, []);
});

afterEach(() => jest.restoreAllMocks());

const show = () => renderPage(<SaveVendor vendorId="vendor" businessName="Ann Ash" />);

test('an owner saves a Pro and takes one off the list', async () => {
  await signInAs('owner');
  server.respondTo('/rest/v1/rpc/save_vendor');
  server.respondTo('/rest/v1/rpc/unsave_vendor');
  const { user } = show();
  const button = await screen.findByRole('button', { name: 'Save: Ann Ash', pressed: false });
  server.respondTo(MINE, [vendor('other'), vendor('vendor')]);
  await user.click(button);
  const saved = await screen.findByRole('button', { name: 'Saved: Ann Ash', pressed: true });
  expect(server.callsTo('/rest/v1/rpc/save_vendor')).toMatchObject([
    { body: { vendor_id: 'vendor' } },
  ]);
  server.respondTo(MINE, []);
  await user.click(saved);
  await screen.findByRole('button', { name: 'Save: Ann Ash', pressed: false });
  expect(server.callsTo('/rest/v1/rpc/unsave_vendor')).toMatchObject([
    { body: { vendor_id: 'vendor' } },
  ]);
});

test('a refusal says why, and nothing is shown as saved', async () => {
  await signInAs('owner');
  const message = 'You can save up to 100 Pros. Remove one first.';
  server.respondTo('/rest/v1/rpc/save_vendor', { code: 'P0001', message }, 400);
  const told = jest.spyOn(notify, 'error').mockReturnValue(undefined);
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Save: Ann Ash' }));
  await waitFor(() =>
    expect(told).toHaveBeenCalledWith(expect.any(String), { description: message }),
  );
  expect(screen.getByRole('button', { name: 'Save: Ann Ash', pressed: false })).toBeVisible();
});

test('a visitor is led to sign in, and a Pro has nothing to save', async () => {
  await signInAs('vendor');
  const { unmount } = show();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  unmount();
  await signOut();
  show();
  expect(screen.getByRole('link', { name: 'Save: Ann Ash' })).toHaveAttribute('href', '/login');
  expect(server.callsTo(MINE)).toEqual([]);
});
