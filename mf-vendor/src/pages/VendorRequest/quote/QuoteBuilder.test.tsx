import type { Price } from '@tree-service/market/api/vendors';
import { screen } from '@testing-library/react';
import { acceptedLead } from '../../../testing/leadFacts';
import { renderForVendor } from '../../../testing/renderForVendor';
import { QuoteBuilder } from './QuoteBuilder';

const prices: Price[] = [
  {
    id: 'removal',
    vendor_id: 'pro',
    label: 'Removal, tree 30 to 60 ft',
    unit: 'each',
    category: null,
    price_cents: 98_000,
    version: 1,
  },
  {
    id: 'stump',
    vendor_id: 'pro',
    label: 'Stump grinding',
    unit: 'inch',
    category: null,
    price_cents: 350,
    version: 1,
  },
  {
    id: 'haul',
    vendor_id: 'pro',
    label: 'Hauling',
    unit: 'load',
    category: null,
    price_cents: 12_500,
    version: 1,
  },
];

function show() {
  return renderForVendor(<QuoteBuilder lead={acceptedLead()} last={undefined} prices={prices} />);
}

test('the quote is prefilled from the trees and the price list, with its total', () => {
  show();
  expect(screen.getByRole('textbox', { name: 'Line 1' })).toHaveValue(
    'Remove Live oak, 45 ft tall, trunk 20 in',
  );
  expect(screen.getByRole('textbox', { name: 'Line 2' })).toHaveValue(
    'Grind stump of Live oak, 20 in wide',
  );
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
