import { screen } from '@testing-library/react';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import TimeZonesPage from './TimeZonesPage';

const server = fakeBackend();
const CORRECT = '/rest/v1/rpc/correct_zip_zone';
const ZIPS = '/rest/v1/zip_codes';

beforeEach(() => server.respondTo('/rest/v1/rpc/open_decisions', []));

async function find(zip: string) {
  const { user } = renderPage(<TimeZonesPage />, { user: 'admin' });
  await user.type(screen.getByRole('textbox', { name: 'ZIP code' }), zip);
  await user.click(screen.getByRole('button', { name: 'Find' }));
  return user;
}

it('shows the time zone of a ZIP code, and corrects it with a reason', async () => {
  server.respondTo(ZIPS, [
    { zip: '86042', city: 'Polacca', state: 'AZ', time_zone: 'America/Denver' },
  ]);
  server.respondTo(CORRECT, {
    zip: '86042',
    time_zone: 'America/Phoenix',
    properties: 1,
    requests: 2,
    vendors: 0,
  });
  const user = await find('86042');
  expect(await screen.findByText(/86042 Polacca, AZ: Mountain Time \(Denver\)/)).toBeVisible();
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Correct time zone' }),
    'Mountain Standard Time (Phoenix)',
  );
  await user.click(screen.getByRole('button', { name: 'Save time zone' }));
  expect(await screen.findAllByText('Please enter a reason')).not.toHaveLength(0);
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'No summer time there');
  await user.click(screen.getByRole('button', { name: 'Save time zone' }));
  expect(
    await screen.findByText(/Phoenix\)\. Saved\. 1 property, 2 requests and 0 Pros followed\./),
  ).toBeVisible();
  expect(server.callsTo(CORRECT)[0]?.body).toEqual({
    zip: '86042',
    time_zone: 'America/Phoenix',
    reason: 'No summer time there',
  });
});

it('says so when there is no such ZIP code', async () => {
  server.respondTo(ZIPS, []);
  await find('00000');
  expect(await screen.findByText('No ZIP code 00000. Check the number.')).toBeVisible();
});
