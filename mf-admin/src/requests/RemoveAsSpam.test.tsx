import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import type { RequestState } from '@tree-service/domain';
import { fakeBackend } from '@tree-service/testing';
import { renderWithTheme } from '@tree-service/testing/render';
import { RemoveAsSpam } from './RequestPage';

const REJECT = '/rest/v1/rpc/reject_request_as_spam';
const server = fakeBackend();

const renderFor = (state: RequestState) =>
  renderWithTheme(
    <QueryClientProvider client={new QueryClient()}>
      <RemoveAsSpam request={{ id: 'r1', number: 1001, state }} />
    </QueryClientProvider>,
  );

test('a request is removed as spam with a reason for the owner', async () => {
  server.respondTo(REJECT, 2);
  const { user } = renderFor('open');
  await user.click(screen.getByRole('button', { name: 'Remove as spam' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove request #1001 as spam' });
  await user.click(within(dialog).getByRole('button', { name: 'Remove as spam' }));
  expect(server.callsTo(REJECT)).toEqual([]);
  await user.type(within(dialog).getByLabelText('Reason'), 'An advertisement');
  await user.click(within(dialog).getByRole('button', { name: 'Remove as spam' }));
  await waitFor(() =>
    expect(server.callsTo(REJECT)).toMatchObject([
      { body: { request_id: 'r1', reason: 'An advertisement' } },
    ]),
  );
});

test.each<RequestState>(['draft', 'awarded', 'completed', 'canceled', 'rejected_spam'])(
  'a request that is %s cannot be removed as spam',
  (state) => {
    renderFor(state);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  },
);
