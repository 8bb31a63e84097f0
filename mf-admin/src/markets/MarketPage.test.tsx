import { screen, within } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { zipsIn } from './MarketForm';
import MarketPage, { lacking } from './MarketPage';
import MarketsPage from './MarketsPage';

const server = fakeBackend();
const needed = { tree_removal: 2, stump_grinding: 0, arborist: 1, maintenance: 0, emergency: 0 };
const vendors = { tree_removal: 2, stump_grinding: 0, arborist: 1, maintenance: 5, emergency: 0 };
const zip = (code: string, changes: object = {}) => ({
  zip: code,
  city: 'Waco',
  state: 'TX',
  open_requests: 0,
  waiting: 0,
  vendors: { ...vendors, ...changes },
});
const market = (changes: object = {}) => ({
  id: 'm1',
  name: 'Waco',
  status: 'draft',
  version: 3,
  opened_at: null,
  least_vendors: needed,
  missing: null,
  zips: [zip('76701'), zip('76702')],
  ...changes,
});
const STATUS = '/rest/v1/rpc/set_market_status';

beforeEach(() => {
  queryClient.clear();
  server.respondTo('/rest/v1/rpc/open_decisions', []);
  server.respondTo(STATUS, { id: 'm1', version: 4 });
});

it('opens what is covered by one press', async () => {
  server.respondTo('/rest/v1/rpc/admin_market', market());
  const { user } = renderPage(<MarketPage />, { user: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Open market' }));
  await screen.findByText('Every ZIP code has the insured Pros you ask for.');
  expect(server.callsTo(STATUS)[0]?.body).toMatchObject({ status: 'open', expected_version: 3 });
});

it('says what is missing, gaps first, and opens only with a reason', async () => {
  const missing = 'Arborist: one ZIP code with fewer than one insured Pro (76702).';
  server.respondTo(
    '/rest/v1/rpc/admin_market',
    market({ missing, zips: [zip('76701'), zip('76702', { arborist: 0 })] }),
  );
  const { user } = renderPage(<MarketPage />, { user: 'admin' });
  expect(await screen.findByText(missing)).toBeVisible();
  const [, first] = screen.getAllByRole('row');
  expect(first).toHaveTextContent('76702');
  expect(first).toHaveTextContent('0 of 1');
  expect(screen.queryByRole('button', { name: 'Open market' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open anyway' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Reason'), 'One starts on Monday');
  await user.click(within(dialog).getByRole('button', { name: 'Open anyway' }));
  expect(server.callsTo(STATUS)[0]?.body).toMatchObject({ reason: 'One starts on Monday' });
});

it('says before the first market that requests will be taken in open markets only', async () => {
  server.respondTo('/rest/v1/rpc/admin_markets', []);
  const { user } = renderPage(<MarketsPage />, { user: 'admin' });
  expect(await screen.findByText(/Requests are taken everywhere/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add market' }));
  expect(await screen.findByText(/This is the first market/)).toBeVisible();
});

test.each([
  ['76701, 76702\n76701;76710-1234', ['76701', '76702', '76710']],
  ['', []],
  ['76701, Waco', null],
  ['7670', null],
])('the ZIP codes in “%s”', (list, zips) => {
  expect(zipsIn(list)).toEqual(zips);
});

test('a ZIP code lacks the Pros it has too few of, and no more for having many of others', () => {
  expect(lacking(zip('76701'), { least_vendors: needed })).toBe(0);
  expect(lacking(zip('76701', { tree_removal: 0, arborist: 0 }), { least_vendors: needed })).toBe(
    3,
  );
});
