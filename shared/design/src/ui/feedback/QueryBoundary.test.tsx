import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { BackendError } from '@tree-service/kernel';
import { renderWithTheme } from '@tree-service/testing/render';
import { QueryBoundary } from './QueryBoundary';

type Given = { readonly read: () => Promise<string>; readonly loading?: null };

function Queue({ read, ...given }: Given) {
  const query = useQuery({ queryKey: ['queue'], queryFn: read });
  return (
    <QueryBoundary query={query} what="the queue" {...given}>
      {(answer) => <p>{answer}</p>}
    </QueryBoundary>
  );
}

function renderQueue(read: Given['read'], given: Omit<Given, 'read'> = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return renderWithTheme(
    <QueryClientProvider client={client}>
      <Queue read={read} {...given} />
    </QueryClientProvider>,
  );
}

describe('QueryBoundary', () => {
  it('holds the place of what is on its way, then shows it', async () => {
    renderQueue(() => Promise.resolve('Two applications'));
    expect(screen.getByRole('status', { name: 'Loading the queue' })).toBeVisible();
    expect(await screen.findByText('Two applications')).toBeVisible();
  });

  it('holds no place for what is often empty', async () => {
    const { container } = renderQueue(() => Promise.resolve('One change'), { loading: null });
    expect(container).toBeEmptyDOMElement();
    expect(await screen.findByText('One change')).toBeVisible();
  });

  it('offers to try again after a failure', async () => {
    const read = jest.fn<Promise<string>, []>();
    read.mockRejectedValueOnce(new Error('The server is busy.')).mockResolvedValue('Recovered');
    const { user } = renderQueue(read);
    expect(await screen.findByText('The server is busy.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Recovered')).toBeVisible();
  });

  it('shows that the row does not exist', async () => {
    renderQueue(() => Promise.reject(new BackendError('No rows', 'PGRST116', null, 406)));
    expect(
      await screen.findByRole('heading', { name: "We couldn't find the queue" }),
    ).toBeVisible();
  });
});
