import { screen, waitFor } from '@testing-library/react';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { PropertyZone } from './PropertyZone';

const server = fakeBackend();
const CORRECT = '/rest/v1/rpc/correct_property_zone';

test('an owner sees the clock of a property and corrects it', async () => {
  server.respondTo(CORRECT, { id: 'home', time_zone: 'America/Phoenix', version: 4 });
  const { user } = renderPage(
    <PropertyZone property={{ id: 'home', time_zone: 'America/Denver', version: 3 }} />,
    { user: 'owner' },
  );
  expect(screen.getByText('Times here are in Mountain Time (Denver).')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change time zone' }));
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Time zone' }),
    'Mountain Standard Time (Phoenix)',
  );
  await user.click(screen.getByRole('button', { name: 'Save time zone' }));
  await waitFor(() => expect(server.callsTo(CORRECT)).toHaveLength(1));
  expect(server.callsTo(CORRECT)[0]?.body).toEqual({
    property_id: 'home',
    time_zone: 'America/Phoenix',
    expected_version: 3,
  });
});
