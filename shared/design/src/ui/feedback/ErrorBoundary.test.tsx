import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeBackend } from '@tree-service/testing';
import { renderWithTheme } from '@tree-service/testing/render';
import { notify, queryClient } from '@tree-service/kernel';
import { ErrorBoundary } from './ErrorBoundary';

const LOGS = '/rest/v1/error_logs';
const server = fakeBackend();
let isBroken = true;

function Fragile() {
  if (isBroken) throw new Error('The branch broke');
  return <p>All well</p>;
}

beforeEach(() => {
  server.respondTo(LOGS);
  isBroken = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

const saved = () => server.callsTo(LOGS);

describe('the error boundary', () => {
  it('shows the card, and the children again after Try Again', () => {
    renderWithTheme(
      <ErrorBoundary>
        <Fragile />
      </ErrorBoundary>,
    );
    expect(screen.getByText('Something went wrong')).toBeInTheDocument();
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.getByText('All well')).toBeInTheDocument();
  });

  it('refetches with Try Again what failed to render', async () => {
    const read = jest.fn().mockResolvedValueOnce('broken').mockResolvedValueOnce('whole');
    function Branch() {
      const { data } = useQuery({ queryKey: ['branch'], queryFn: () => read() });
      if (data === 'broken') throw new Error('The branch broke');
      return <p>{data}</p>;
    }
    renderWithTheme(
      <QueryClientProvider client={queryClient}>
        <ErrorBoundary>
          <Branch />
        </ErrorBoundary>
      </QueryClientProvider>,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('whole')).toBeInTheDocument();
  });

  it.each([
    ['ErrorBoundary', undefined],
    ['Dashboard', 'Dashboard'],
  ])('reports under ui, from %s, with the component stack', async (source, given) => {
    renderWithTheme(
      <ErrorBoundary source={given}>
        <Fragile />
      </ErrorBoundary>,
    );
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.body).toMatchObject({
      message: 'Error: The branch broke',
      category: 'ui',
      source,
      context: { componentStack: expect.stringContaining('Fragile') },
    });
  });

  it('adds the facts it is given, as they are when something fails', async () => {
    renderWithTheme(
      <ErrorBoundary context={() => ({ remote: 'mfOwner', remote_version: null })}>
        <Fragile />
      </ErrorBoundary>,
    );
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.body).toMatchObject({
      context: { remote: 'mfOwner', remote_version: null },
    });
  });

  it('shows nothing where nothing is the fallback', () => {
    renderWithTheme(
      <ErrorBoundary fallback={null}>
        <Fragile />
      </ErrorBoundary>,
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows a toast only when asked, calls back, and takes another fallback', () => {
    const toast = jest.spyOn(notify, 'error').mockImplementation(() => undefined);
    const onError = jest.fn();
    renderWithTheme(
      <ErrorBoundary onError={onError} fallback={<p>Instead</p>}>
        <Fragile />
      </ErrorBoundary>,
    );
    expect(screen.getByText('Instead')).toBeInTheDocument();
    expect(onError).toHaveBeenCalledTimes(1);
    expect(toast).not.toHaveBeenCalled();
    renderWithTheme(
      <ErrorBoundary showToast fallback={(error) => <p>{error.message}!</p>}>
        <Fragile />
      </ErrorBoundary>,
    );
    expect(screen.getByText('The branch broke!')).toBeInTheDocument();
    expect(toast).toHaveBeenCalledTimes(1);
  });
});
