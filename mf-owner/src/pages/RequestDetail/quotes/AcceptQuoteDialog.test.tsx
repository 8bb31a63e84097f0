import { screen, waitFor } from '@testing-library/react';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { AcceptQuoteDialog, type AcceptQuoteDialogProps } from './AcceptQuoteDialog';

const server = fakeBackend();

const line = {
  quote_id: 'quote',
  quantity: 1,
  unit: 'flat',
  tree_id: null,
  optional: true,
  choice: null,
  choice_option: null,
  chosen: null,
} as const;
const quote = {
  id: 'quote',
  total_cents: 90_000,
  highest_cents: 90_000,
  quote_line_items: [
    { ...line, id: 'haul', position: 3, description: 'Haul away', unit_price_cents: 20_000 },
    {
      ...line,
      id: 'grind',
      position: 2,
      description: 'Grind the stump',
      unit: 'inch',
      quantity: 16.25,
      unit_price_cents: 350,
    },
    {
      ...line,
      id: 'oak',
      position: 1,
      description: 'Remove oak',
      unit_price_cents: 90_000,
      optional: false,
    },
  ],
} as Partial<AcceptQuoteDialogProps['quote']> as AcceptQuoteDialogProps['quote'];

const profile = {
  id: '00000000-0000-4000-8000-000000000001',
  user_type: 'owner',
  phone: '+15125550143',
  version: 1,
};
beforeEach(() => server.respondTo('/rest/v1/profiles', profile));

function show(terms: string | null = null, lines = quote.quote_line_items) {
  return renderPage(
    <AcceptQuoteDialog
      quote={{ ...quote, terms, quote_line_items: lines }}
      businessName="Boone"
      open
      onOpenChange={() => undefined}
    />,
    { user: 'owner' },
  );
}

test('the price agreed to follows the options, and those chosen are sent', async () => {
  server.respondTo('/rest/v1/rpc/accept_quote', {});
  const { user } = show();
  const dialog = screen.getByRole('alertdialog');
  expect(dialog).toHaveTextContent('You agree to $900 for the work as quoted.');
  const options = screen.getAllByRole('checkbox');
  expect(options).toHaveLength(2);
  expect(options[0]).toHaveAccessibleName(/^Grind the stump, \$56\.88/);
  await user.click(screen.getByRole('checkbox', { name: /^Grind the stump/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Haul away/ }));
  expect(dialog).toHaveTextContent('You agree to $1,156.88');
  await user.click(screen.getByRole('checkbox', { name: /^Grind the stump/ }));
  expect(dialog).toHaveTextContent('You agree to $1,100');
  await user.click(screen.getByRole('button', { name: 'Accept quote' }));
  await waitFor(() => expect(server.callsTo('/rest/v1/rpc/accept_quote')).toHaveLength(1));
  expect(server.callsTo('/rest/v1/rpc/accept_quote')[0]?.body).toMatchObject({
    quote_id: 'quote',
    options: ['haul'],
  });
});

test('terms are read before accepting, and nothing speaks of terms without any', () => {
  const { unmount } = show('Stumps stay unless a line says so.');
  expect(screen.getByRole('alertdialog')).toHaveTextContent('You also agree to the terms below.');
  expect(screen.getByRole('region', { name: 'Terms of Boone' })).toHaveTextContent(
    'Stumps stay unless a line says so.',
  );
  unmount();
  show();
  expect(screen.getByRole('alertdialog')).not.toHaveTextContent(/terms/i);
});

test('of a choice exactly one option is taken, with all its lines', async () => {
  server.respondTo('/rest/v1/rpc/accept_quote', {});
  const part = (id: string, choice_option: string, cents: number) => ({
    ...quote.quote_line_items[0],
    ...{ id, position: 9, choice: 1, choice_option, optional: false, unit_price_cents: cents },
    description: `Work ${id}`,
  });
  const { user } = show(null, [
    ...quote.quote_line_items,
    part('good', 'Good', 10_000),
    part('best', 'Best', 20_000),
    part('best too', 'Best', 5_000),
  ] as typeof quote.quote_line_items);
  const dialog = screen.getByRole('alertdialog');
  expect(dialog).toHaveTextContent('You agree to $1,000 – $1,150 for the work as quoted.');
  await user.click(screen.getByRole('button', { name: 'Accept quote' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose one of the options');
  expect(server.callsTo('/rest/v1/rpc/accept_quote')).toHaveLength(0);
  await user.click(screen.getByRole('radio', { name: /^Best, \$250/ }));
  expect(dialog).toHaveTextContent('You agree to $1,150 for the work as quoted');
  await user.click(screen.getByRole('radio', { name: /^Good, \$100/ }));
  expect(dialog).toHaveTextContent('You agree to $1,000 for the work as quoted');
  await user.click(screen.getByRole('radio', { name: /^Best/ }));
  await user.click(screen.getByRole('button', { name: 'Accept quote' }));
  await waitFor(() => expect(server.callsTo('/rest/v1/rpc/accept_quote')).toHaveLength(1));
  expect(server.callsTo('/rest/v1/rpc/accept_quote')[0]?.body).toMatchObject({
    options: ['best', 'best too'],
  });
});

test('a phone number is asked for where the account has none, and saved before the quote is accepted', async () => {
  server.respondTo('/rest/v1/profiles', { ...profile, phone: null });
  server.respondTo('/rest/v1/rpc/accept_quote', {});
  const { user } = show();
  const field = await screen.findByRole('textbox', { name: 'Your phone number' });
  await user.click(screen.getByRole('button', { name: 'Accept quote' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please enter a US phone number');
  expect(server.callsTo('/rest/v1/rpc/accept_quote')).toHaveLength(0);

  server.respondTo('/rest/v1/profiles', [{ version: 2 }]);
  await user.type(field, '(512) 555-0143');
  await user.click(screen.getByRole('button', { name: 'Accept quote' }));
  await waitFor(() => expect(server.callsTo('/rest/v1/rpc/accept_quote')).toHaveLength(1));
  expect(server.callsTo('/rest/v1/profiles').map(({ body }) => body)).toContainEqual({
    phone: '+15125550143',
  });
});

test('no number is asked for where the account has one', async () => {
  show();
  await waitFor(() => expect(server.callsTo('/rest/v1/profiles')).toHaveLength(1));
  expect(screen.queryByRole('textbox', { name: 'Your phone number' })).toBeNull();
});
