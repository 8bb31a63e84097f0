import { screen, within } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { RequestsPreview } from './RequestsPreview';

const server = fakeBackend();
const PREVIEW = '/rest/v1/rpc/preview_price_book_on_requests';
const change = {
  service: 'trimming',
  basis: 'height_ft',
  from_value: 30,
  low_cents: 1,
  high_cents: 2,
};

beforeEach(() => queryClient.clear());

const show = (answer: object) => {
  server.respondTo(PREVIEW, {
    ...{ requests: 0, compared: 0, changed: 0, median_percent: null, largest: [] },
    ...answer,
  });
  return renderPage(<RequestsPreview changes={[change]} />, { user: 'admin' });
};

test('says how many estimates change, by how much, and names the largest', async () => {
  show({
    requests: 40,
    compared: 40,
    changed: 12,
    median_percent: 8.5,
    largest: [
      {
        number: 1042,
        category: 'maintenance',
        before_low_cents: 40_000,
        before_high_cents: 90_000,
        after_low_cents: 30_000,
        after_high_cents: 60_000,
        percent: -29.3,
      },
    ],
  });
  expect(
    await screen.findByText(
      'Of 40 requests in the past month, 12 would get a different estimate, with a median change of +8.5%.',
    ),
  ).toBeVisible();
  const row = within(screen.getByRole('table', { name: 'Largest changes' })).getAllByRole('row')[1];
  for (const words of ['#1042, Trimming', '$400 – $900', '$300 – $600', '-29.3%']) {
    expect(row).toHaveTextContent(words);
  }
  expect(server.callsTo(PREVIEW)).toMatchObject([{ body: { changes: [change] } }]);
});

test('says so where nothing changes, where not all are compared, and where there is nothing', async () => {
  show({ requests: 3000, compared: 2000 });
  expect(
    await screen.findByText(
      'Of the latest 2000 of 3000 requests in the past month, none would get a different estimate.',
    ),
  ).toBeVisible();
});

test('without requests there is nothing to compare', async () => {
  show({});
  expect(await screen.findByText('No requests in the past month.')).toBeVisible();
});
