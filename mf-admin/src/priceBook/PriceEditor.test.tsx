import { screen, waitFor, within } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { PriceEditor } from './PriceEditor';

const server = fakeBackend();

const band = (basis: string, from_value: number, low_cents: number, version = 1) => ({
  version,
  service: 'removal',
  basis,
  from_value,
  low_cents,
  high_cents: 2 * low_cents,
  publisher: 'Publisher',
  title: 'Guide',
  published_year: 2026,
});
const book = (version = 1) => [
  band('minimum', 0, 15_000, version),
  band('height_ft', 30, 45_000, version),
  band('height_ft', 0, 10_000, version),
];

function open(bands = book()) {
  queryClient.clear();
  return renderPage(<PriceEditor book={bands} newestVersion={1} onRenew={() => undefined} />, {
    user: 'admin',
  });
}

/** A price in the cell of a row that has this heading. */
function price(name: string, side: 'Low' | 'High'): HTMLElement {
  const place = { Low: 0, High: 1 }[side];
  const cell = screen.getAllByRole('group', { name })[place];
  if (cell === undefined) throw new Error(`${name} has no ${side} price.`);
  return within(cell).getByLabelText(side);
}

test('the prices of a service are a table by height, then the rest, with both prices in each row', () => {
  open([...book(), band('diameter_in', 0, 35_000)]);
  const table = within(screen.getByRole('table', { name: 'Prices: Removal' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Height, trunk, or unit',
    'Low',
    'High',
    'Source',
  ]);
  const rows = table.getAllByRole('row').slice(1);
  expect(
    rows.map((row) => [
      within(row).getAllByRole('cell')[0]?.textContent,
      ...within(row)
        .getAllByRole<HTMLInputElement>('textbox')
        .map(({ value }) => value),
    ]),
  ).toEqual([
    ['Up to 30 ft', '100', '200'],
    ['Over 30 ft', '450', '900'],
    ['Over 0 in trunk', '350', '700'],
    ['Minimum charge', '150', '300'],
  ]);
});

test('typed prices survive the page, on their band, until they are saved or the book changed', async () => {
  server.respondTo('/rest/v1/rpc/preview_price_book', []);
  server.respondTo('/rest/v1/rpc/preview_price_book_on_requests', {
    requests: 0,
    compared: 0,
    changed: 0,
    median_percent: null,
    largest: [],
  });
  server.respondTo('/rest/v1/rpc/save_price_book', { version: 2, items: book(2) });
  const first = open();
  await first.user.clear(price('Over 30 ft', 'High'));
  await first.user.type(price('Over 30 ft', 'High'), '1300');
  await first.user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByRole('button', { name: 'Save as new version' })).toBeVisible();
  first.unmount();

  const changed = open(book(2));
  expect(price('Over 30 ft', 'High')).toHaveValue('900');
  changed.unmount();

  const { user, unmount } = open(book().reverse());
  expect(price('Over 30 ft', 'High')).toHaveValue('1300');
  expect(price('Up to 30 ft', 'High')).toHaveValue('200');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await user.click(await screen.findByRole('button', { name: 'Save as new version' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Dearer');
  await user.click(dialog.getByRole('button', { name: 'Save as new version' }));
  await waitFor(() => expect(server.callsTo('/rest/v1/rpc/save_price_book')).toHaveLength(1));
  expect(server.callsTo('/rest/v1/rpc/save_price_book')[0]?.body).toMatchObject({
    changes: [{ basis: 'height_ft', from_value: 30, high_cents: 130_000 }],
    reason: 'Dearer',
    expected_version: 1,
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  unmount();
  open();
  expect(price('Over 30 ft', 'High')).toHaveValue('900');
});
