import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { BackendError, notify, queryClient, reportError } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { useAction } from './useAction';

const LOGS = '/rest/v1/error_logs';
const server = fakeBackend();

test.each([
  ['A rule of the marketplace', 'P0001', 400, []],
  ['A lack of permission', '42501', 403, []],
  ['A call of what does not exist', 'PGRST202', 404, [{ body: { source: 'It failed' } }]],
  ['A malformed value', '22P02', 400, [{ body: { source: 'It failed' } }]],
])('%s is shown, and only faults are reported', async (message, code, status, reports) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const told = jest.spyOn(notify, 'error').mockImplementation(() => undefined);
  server.respondTo(LOGS);
  let run: () => void = () => undefined;
  function Actor() {
    run = useAction({
      run: () => Promise.reject(new BackendError(message, code, null, status)),
      failed: 'It failed',
      refresh: [],
    }).mutate;
    return null;
  }
  renderPage(<Actor />);
  act(() => run());
  await waitFor(() => expect(told).toHaveBeenLastCalledWith('It failed', { description: message }));
  // Reports are sent in order, so that one before it would be there too.
  reportError(new Error('The last one'));
  await waitFor(() =>
    expect(server.callsTo(LOGS)).toMatchObject([
      ...reports,
      { body: { message: 'Error: The last one' } },
    ]),
  );
});

test('what an answer shows stays when it cannot be read again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  queryClient.clear();
  const read = jest.fn().mockResolvedValueOnce('before').mockRejectedValue(new Error('Offline'));
  let run: () => void = () => undefined;
  function Actor() {
    const { data } = useQuery({ queryKey: ['shown'], queryFn: read, retry: false });
    run = useAction({
      run: () => Promise.resolve('after'),
      failed: 'It failed',
      refresh: [['shown']],
      show: (answer) => queryClient.setQueryData(['shown'], answer),
    }).mutate;
    return <p>{data}</p>;
  }
  renderPage(<Actor />);
  await screen.findByText('before');
  act(() => run());
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getByText('after')).toBeInTheDocument();
});
