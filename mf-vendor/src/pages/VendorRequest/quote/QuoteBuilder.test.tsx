import { screen, waitFor } from '@testing-library/react';
import type { LeadQuote } from '../../../api/leads';
import type { Price } from '../../../api/vendors';
import { acceptedLead } from '../../../testing/leadFacts';
import { fakeBackend } from '@tree-service/testing';
import { renderForVendor } from '../../../testing/renderForVendor';
import { QuoteBuilder } from './QuoteBuilder';

const SEND = '/rest/v1/rpc/send_quote';
const server = fakeBackend();

const prices: Price[] = [
  {
    id: 'removal',
    vendor_id: 'vendor',
    label: 'Removal, tree 30 to 60 ft',
    unit: 'each',
    category: null,
    price_cents: 98_000,
    version: 1,
  },
  {
    id: 'stump',
    vendor_id: 'vendor',
    label: 'Stump grinding',
    unit: 'inch',
    category: null,
    price_cents: 350,
    version: 1,
  },
  {
    id: 'haul',
    vendor_id: 'vendor',
    label: 'Hauling',
    unit: 'load',
    category: null,
    price_cents: 12_500,
    version: 1,
  },
];

const builder = (last?: LeadQuote) => (
  <QuoteBuilder lead={acceptedLead()} last={last} prices={prices} terms={null} />
);
const show = () => renderForVendor(builder());

test('the quote is prefilled from the trees and the price list, with its total', () => {
  show();
  expect(screen.getByRole('textbox', { name: 'Line 1' })).toHaveValue(
    'Remove Live oak, 45 ft tall, trunk 20 in',
  );
  expect(screen.getByRole('textbox', { name: 'Line 2' })).toHaveValue(
    'Grind stump of Live oak, 20 in wide',
  );
  // The unit is shown beside the number.
  expect(screen.getByText('inches')).toBeVisible();
  // 980 for the tree, 20 inches of stump at 3.50.
  expect(screen.getByText('$1,050')).toBeVisible();
});

test('the total updates while typing, and warns outside the estimate', async () => {
  const { user } = show();
  const quantity = screen.getAllByRole('textbox', { name: 'Quantity' })[0];
  expect(quantity).toBeDefined();
  if (!quantity) return;
  await user.clear(quantity);
  await user.type(quantity, '2');
  expect(screen.getByText('$2,030')).toBeVisible();
  expect(screen.getByText(/outside that range/)).toBeVisible();
});

test('a line from the price list has its price', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Add from price list' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Hauling, $125 per load' }));
  expect(screen.getByRole('textbox', { name: 'Line 3' })).toHaveValue('Hauling');
  expect(screen.getByText('$1,175')).toBeVisible();
});

test('an incomplete line is reported before sending', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Add line' }));
  expect(screen.getByText(/some prices are missing/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send quote' }));
  expect(await screen.findAllByText('Please describe this line')).not.toHaveLength(0);
  expect(screen.getByRole('textbox', { name: 'Line 3' })).toHaveFocus();
});

test('sending the first quote of an open offer accepts the offer before', async () => {
  server.respondTo('/rest/v1/rpc/accept_lead', {
    state: 'accepted',
    conversation_id: 'conversation',
    lead: {},
    account: {},
  });
  server.respondTo(SEND, { id: 'quote', version: 1, lead: {}, quote: {} });
  const offer = acceptedLead({ state: 'viewed' });
  const { user } = renderForVendor(
    <QuoteBuilder lead={offer} last={undefined} prices={prices} terms={null} />,
  );
  await user.click(screen.getByRole('button', { name: 'Accept for 5 tokens and send' }));
  await waitFor(() => expect(server.callsTo(SEND)).toHaveLength(1));
  const calls = ['/rest/v1/rpc/accept_lead', SEND];
  expect(server.calls.map(({ path }) => path).filter((path) => calls.includes(path))).toEqual(
    calls,
  );
});

test('an unfinished quote is there again', async () => {
  const { user, unmount } = show();
  await user.clear(screen.getByRole('textbox', { name: 'Line 2' }));
  await user.type(screen.getByRole('textbox', { name: 'Line 2' }), 'Haul everything away');
  await user.click(screen.getByRole('button', { name: 'Add line' }));
  await user.type(screen.getByRole('textbox', { name: 'Line 3' }), 'Clean the gutters');
  unmount();
  show();
  expect(screen.getByRole('textbox', { name: 'Line 2' })).toHaveValue('Haul everything away');
  expect(screen.getByRole('textbox', { name: 'Line 3' })).toHaveValue('Clean the gutters');
});

test('a quote sent from another window is replaced only when its Pro says so', async () => {
  server.respondTo(
    SEND,
    { code: 'P0001', message: 'Changed', hint: 'version_conflict', details: null },
    400,
  );
  const { user, rerender } = show();
  await user.click(screen.getByRole('button', { name: 'Send quote' }));
  expect(await screen.findByText('This was changed since you opened it')).toBeVisible();
  expect(server.callsTo(SEND)[0]).toMatchObject({ body: { expected_version: 0 } });
  rerender(builder({ version: 1, quote_photos: [] } as Partial<LeadQuote> as LeadQuote));
  server.respondTo(SEND, { id: 'quote', version: 2, lead: {}, quote: {} });
  await user.click(screen.getByRole('button', { name: 'Save my version' }));
  await waitFor(() => expect(server.callsTo(SEND)).toHaveLength(2));
  expect(server.callsTo(SEND)[1]).toMatchObject({ body: { expected_version: 1 } });
});

test('lines become options of a choice, with names of their own, and photos go along', async () => {
  server.respondTo(SEND, { id: 'quote', version: 2, lead: {}, quote: {} });
  const base = { id: 'line', quote_id: 'last', quantity: 1, unit: 'flat', tree_id: null } as const;
  const { user } = renderForVendor(
    <QuoteBuilder
      lead={acceptedLead()}
      last={
        {
          version: 1,
          message: null,
          tax_percent: 0,
          earliest_start: null,
          quote_photos: [{ path: 'vendor/one.jpg', position: 1 }],
          quote_line_items: [
            {
              ...base,
              position: 1,
              description: 'Prune',
              unit_price_cents: 50_000,
              ...{ optional: false, choice: 1, choice_option: 'Light', chosen: null },
            },
            {
              ...base,
              position: 2,
              description: 'Prune all',
              unit_price_cents: 80_000,
              ...{ optional: false, choice: null, choice_option: null, chosen: null },
            },
          ],
        } as Partial<LeadQuote> as LeadQuote
      }
      prices={prices}
      terms={null}
    />,
  );
  const [first, second] = screen.getAllByRole('combobox', { name: 'In the price' });
  expect(first).toHaveDisplayValue('Choice 1: Light');
  await user.click(screen.getByRole('button', { name: 'Send version 2' }));
  expect(await screen.findAllByText('A choice needs at least two options')).not.toHaveLength(0);
  expect(server.callsTo(SEND)).toHaveLength(0);
  if (second) await user.selectOptions(second, 'Choice 1: Better');
  expect(screen.getByText('$500 – $800')).toBeVisible();
  const name = screen.getByRole('textbox', { name: 'Name of option 3' });
  await user.clear(name);
  await user.type(name, 'Light');
  await user.click(screen.getByRole('button', { name: 'Send version 2' }));
  expect(await screen.findAllByText('Please give each option its own name')).not.toHaveLength(0);
  await user.clear(name);
  await user.type(name, 'Thorough');
  await user.click(screen.getByRole('button', { name: 'Send version 2' }));
  await waitFor(() => expect(server.callsTo(SEND)).toHaveLength(1));
  expect(server.callsTo(SEND)[0]?.body).toMatchObject({
    line_items: [
      { description: 'Prune', optional: false, choice: 1, choice_option: 'Light' },
      { description: 'Prune all', optional: false, choice: 1, choice_option: 'Thorough' },
    ],
    photos: ['vendor/one.jpg'],
  });
});

test('characters that the PDF of a quote cannot show are named before it is sent', async () => {
  const { user } = show();
  const message = screen.getByRole('textbox', { name: /^Message/ });
  await user.type(message, 'Дерево → 24″');
  expect(screen.queryByText(/The PDF of this quote can't show/)).not.toBeInTheDocument();
  await user.type(message, ' 木');
  expect(await screen.findByText(/The PDF of this quote can't show 木, so it/)).toBeVisible();
});

test('a discount is taken off, sales tax is added to what is left, and both are sent', async () => {
  server.respondTo(SEND, { id: 'quote', version: 1, lead: {}, quote: {} });
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Add discount' }));
  expect(screen.getByRole('textbox', { name: 'Line 3, discount' })).toHaveValue('Discount');
  const [, , part] = screen.getAllByRole('combobox', { name: 'In the price' });
  expect(part).not.toHaveTextContent('Optional');
  await user.type(screen.getByRole('textbox', { name: 'Price' }), '50');
  expect(screen.getByText('= −$50')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Sales tax/ }), '8,25');
  // 980 and 70 less 50, and 82.50 of tax.
  expect(screen.getByText('$1,082.50')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send quote' }));
  await waitFor(() => expect(server.callsTo(SEND)).toHaveLength(1));
  expect(server.callsTo(SEND)[0]?.body).toMatchObject({
    tax_percent: 8.25,
    line_items: [{}, {}, { description: 'Discount', unit: 'flat', unit_price_cents: -5_000 }],
  });
});

test('a discount above the price is refused before it is sent', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Add discount' }));
  await user.type(screen.getByRole('textbox', { name: 'Price' }), '1050');
  await user.click(screen.getByRole('button', { name: 'Send quote' }));
  expect(
    await screen.findAllByText('The total must be between $1 and $1,000,000'),
  ).not.toHaveLength(0);
  expect(server.callsTo(SEND)).toHaveLength(0);
});
