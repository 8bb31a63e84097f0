import { screen, waitFor } from '@testing-library/react';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { CancelRequest } from './CancelRequest';

const CANCEL = '/rest/v1/rpc/cancel_request';
const server = fakeBackend();
const offer = () => screen.queryByRole('button', { name: 'Cancel this request' });

describe('CancelRequest', () => {
  it.each(['open', 'awarded', 'scheduled'] as const)('offers to cancel while %s', (state) => {
    renderPage(<CancelRequest request={{ id: 'request', state, leads: [{}] }} />);
    expect(offer()).toBeVisible();
  });

  it.each(['in_progress', 'completed', 'closed', 'canceled'] as const)(
    'offers nothing once it is %s',
    (state) => {
      renderPage(<CancelRequest request={{ id: 'request', state, leads: [{}] }} />);
      expect(offer()).toBeNull();
    },
  );

  it('asks for a reason once a Pro was asked, and for none before', async () => {
    server.respondTo(CANCEL, 'canceled');
    const request = { id: 'request', state: 'matching' } as const;
    const seen = renderPage(<CancelRequest request={{ ...request, leads: [{}] }} />);
    await seen.user.click(screen.getByRole('button', { name: 'Cancel this request' }));
    expect(await screen.findByRole('textbox')).toBeVisible();
    expect(screen.getByText(/^We'll notify every Pro/)).toBeVisible();
    seen.unmount();

    const { user } = renderPage(<CancelRequest request={{ ...request, leads: [] }} />);
    await user.click(screen.getByRole('button', { name: 'Cancel this request' }));
    expect(await screen.findByText(/^No Pro has seen it\./)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel request' }));
    await waitFor(() =>
      expect(server.callsTo(CANCEL)).toMatchObject([
        { body: { request_id: 'request', reason: '' } },
      ]),
    );
  });
});
