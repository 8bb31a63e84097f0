import { screen, waitFor } from '@testing-library/react';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { ContactNotice } from './ContactNotice';

const server = fakeBackend();
const profile = { id: '00000000-0000-4000-8000-000000000001', phone: null, version: 1 };

test('an owner hears that a number stays hidden, and saves it as the phone of the account', async () => {
  server.respondTo('/rest/v1/profiles', profile);
  const { user } = renderPage(<ContactNotice text="Call 512-555-0143 please" side="owner" />, {
    user: 'owner',
  });
  expect(screen.getByRole('status')).toHaveTextContent(
    'This looks like a phone number. It stays hidden until you share contact or hire.',
  );
  const save = await screen.findByRole('button', { name: 'Save as my phone number' });
  server.respondTo('/rest/v1/profiles', [{ version: 2 }]);
  await user.click(save);
  await waitFor(() =>
    expect(server.callsTo('/rest/v1/profiles').map(({ body }) => body)).toContainEqual({
      phone: '+15125550143',
    }),
  );
});

test('a number goes where the form keeps it, and is not offered again', async () => {
  const keep = jest.fn();
  const { user, unmount } = renderPage(
    <ContactNotice text="512 555 0143" side="owner" keeper={{ kept: null, keep }} />,
    { user: 'signedOut' },
  );
  await user.click(screen.getByRole('button', { name: 'Save as my phone number' }));
  expect(keep).toHaveBeenCalledWith('+15125550143');
  unmount();
  renderPage(
    <ContactNotice text="512 555 0143" side="owner" keeper={{ kept: '+15125550143', keep }} />,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('a Pro hears that the owner decides, and nothing is said of sizes', () => {
  const { unmount } = renderPage(<ContactNotice text="ada@example.com" side="vendor" />, {
    user: 'vendor',
  });
  expect(screen.getByRole('status')).toHaveTextContent(
    'This looks like an email address. It stays hidden until the owner shares contact or hires you.',
  );
  unmount();
  renderPage(<ContactNotice text="24 in oak, 45 ft tall" side="vendor" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
