import { screen, waitFor } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import PropertiesPage from './PropertiesPage';

const server = fakeBackend();
beforeEach(() => queryClient.clear());

test('an owner without properties is led to add one, and offered no export', async () => {
  server.respondTo('/rest/v1/properties', []);
  const { user } = renderPage(<PropertiesPage />, { user: 'owner' });
  expect(await screen.findByRole('heading', { name: 'No properties yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Import a list' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add property' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Add property' })).toBeVisible());
});
