import { screen, waitFor } from '@testing-library/react';
import { clearPendingRequest, queryClient, readPendingRequest } from '@tree-service/kernel';
import { treeHazards } from '@tree-service/domain';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { RepeatRequest } from './RepeatRequest';

const VENDOR = '11111111-1111-4111-8111-111111111111';
const server = fakeBackend();

beforeEach(() => {
  queryClient.clear();
  clearPendingRequest();
  server.respondTo('/rest/v1/rpc/repeat_request', {
    category: 'maintenance',
    timing: 'this_month',
    description: 'Branches over the roof.',
    trees: [
      {
        height_m: 13,
        count: 1,
        condition: 'healthy',
        stump: false,
        ...Object.fromEntries(treeHazards.map((hazard) => [hazard, false])),
      },
    ],
    property: { address: '1 Elm Street', zip: '78704' },
    photos: [],
    contact: { first_name: 'Maya' },
  });
  server.respondTo('/rest/v1/properties', []);
});

test('hiring a Pro again asks that Pro alone for the same work', async () => {
  const { user } = renderPage(
    <RepeatRequest requestId="request" hireAgain={{ vendorId: VENDOR, name: 'Oak & Co' }} />,
    { user: 'owner' },
  );
  await user.click(screen.getByRole('button', { name: 'Hire Oak & Co again' }));
  await waitFor(() =>
    expect(readPendingRequest()).toMatchObject({
      service: { category: 'maintenance' },
      access: { description: 'Branches over the roof.' },
      ask: { vendorId: VENDOR, others: false },
    }),
  );
});

test('requesting the same again asks no one in particular', async () => {
  const { user } = renderPage(<RepeatRequest requestId="request" />, { user: 'owner' });
  await user.click(screen.getByRole('button', { name: 'Request this again' }));
  await waitFor(() => expect(readPendingRequest()).not.toBeNull());
  expect(readPendingRequest()?.['ask'] ?? null).toBeNull();
});
