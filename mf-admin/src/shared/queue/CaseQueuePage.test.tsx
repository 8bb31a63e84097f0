import { queryOptions, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { FeatureFlagsProvider } from '@tree-service/kernel';
import { keysetList } from '@tree-service/market/api/keyset';
import { fakeBackend } from '@tree-service/testing';
import { renderWithTheme } from '@tree-service/testing/render';
import { queuePages } from '../../paths';
import { CaseQueuePage } from './CaseQueuePage';

const server = fakeBackend();
beforeEach(() => {
  for (const call of ['open_decisions', 'case_notes']) server.respondTo(`/rest/v1/rpc/${call}`, []);
});

interface Claim {
  readonly id: string;
  readonly name: string;
}

const ASH: Claim = { id: 'a', name: 'Ash & Sons' };

function renderQueue(url: string, open: readonly Claim[] = [ASH]) {
  const list = keysetList<Claim>({
    queryKey: ['claims', 'test'],
    keyOf: ({ id }) => ({ at: null, id }),
    read: () => Promise.resolve({ rows: [...open], total: open.length }),
  });
  renderWithTheme(
    <QueryClientProvider client={new QueryClient()}>
      <FeatureFlagsProvider>
        <CaseQueuePage
          queue={queuePages.claims}
          name="claims"
          lead="Claims to decide."
          kind="credit_claim."
          parameter="claim"
          names={['claim', 'claims']}
          emptyText="Claims appear here."
          list={list}
          cells={({ name }) => ({ Claim: name })}
          openQuery={(id) =>
            queryOptions({
              queryKey: ['open', id],
              queryFn: () => open.filter((claim) => claim.id === id),
            })
          }
          decidedQuery={(id) => queryOptions({ queryKey: ['decided', id], queryFn: () => ASH })}
          table={(claims) => <ul aria-label="Claims">{claims.map(({ name }) => name)}</ul>}
        >
          {({ name }) => <article>{name}</article>}
        </CaseQueuePage>
      </FeatureFlagsProvider>
    </QueryClientProvider>,
    { url },
  );
}

test('the open cases are listed under the title of the queue', async () => {
  renderQueue('/admin-utility/claims');
  expect(await screen.findByRole('list', { name: 'Claims' })).toHaveTextContent('Ash & Sons');
  expect(screen.getByRole('heading', { level: 1, name: 'Refund claims' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('aria-current', 'page');
});

test('an empty queue says what will appear', async () => {
  renderQueue('/admin-utility/claims', []);
  expect(await screen.findByRole('heading', { name: 'No open claims' })).toBeVisible();
});

test.each(['/admin-utility/claims?claim=a', '/admin-utility/claims?list=decided&case=a'])(
  'the case at %s is shown',
  async (url) => {
    renderQueue(url);
    expect(await screen.findByRole('article')).toHaveTextContent('Ash & Sons');
  },
);

test('a case that is not open says so, and links to all of them', async () => {
  renderQueue('/admin-utility/claims?claim=b');
  expect(await screen.findByRole('heading', { name: 'This claim is not open' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All claims' })).toHaveAttribute(
    'href',
    '/admin-utility/claims',
  );
});
