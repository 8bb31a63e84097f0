import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { FeatureFlagsProvider } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderWithTheme } from '@tree-service/testing/render';
import { pageList } from '../adminPages';
import { decisionsIn, openDecisionsQuery } from '../api/decisions';
import AdminToolsPage from './AdminToolsPage';

fakeBackend();
// One of a feature that is turned off is not listed.
const listed = pageList.filter(({ flag }) => flag === undefined);

function openPage() {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, enabled: false } },
  });
  const { queryKey } = openDecisionsQuery();
  client.setQueryData(queryKey, decisionsIn({ claims: { total: 3, rows: [] } }));
  return renderWithTheme(
    <QueryClientProvider client={client}>
      <FeatureFlagsProvider>
        <AdminToolsPage />
      </FeatureFlagsProvider>
    </QueryClientProvider>,
    { url: '/admin-utility' },
  );
}

test('every page has a card, those with open decisions say how many', () => {
  openPage();
  for (const { name, title, what, path } of listed) {
    if (name === 'tools') continue;
    const card = screen.getByRole('link', { name: new RegExp(`^${title}.*${what}$`) });
    expect(card).toHaveAttribute('href', path());
  }
  const cardOf = (what: string) => screen.getByRole('link', { name: new RegExp(what) });
  expect(cardOf('Pros asking for a token refund')).toHaveTextContent('3 open');
  expect(cardOf('sent through the contact form')).not.toHaveTextContent(/\d open/);
});

test('the list of pages beside it has every page in its group, what is open, and the current page', () => {
  openPage();
  const menu = screen.getByRole('navigation', { name: 'Administration' });
  for (const { title, group, path } of listed) {
    const list = within(menu).getByRole('list', { name: group });
    expect(
      within(list).getByRole('link', { name: new RegExp(`^${title}( \\d|$)`) }),
    ).toHaveAttribute('href', path());
  }
  expect(within(menu).getByRole('link', { name: 'Refund claims 3 open' })).toBeVisible();
  const current = within(menu).getAllByRole('link', { current: 'page' });
  expect(current.map(({ textContent }) => textContent)).toEqual(['Admin Tools']);
});

test('on a phone the list opens from a button and closes once a page is chosen', async () => {
  const { user } = openPage();
  await user.click(screen.getByRole('button', { name: 'Admin pages' }));
  const sheet = await screen.findByRole('dialog', { name: 'Admin pages' });
  await user.click(within(sheet).getByRole('link', { name: 'Audit log' }));
  expect(screen.queryByRole('dialog', { name: 'Admin pages' })).not.toBeInTheDocument();
});
