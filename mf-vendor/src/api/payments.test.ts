/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { waitFor } from '@testing-library/dom';
import { provideHost } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { askCheckout } from './payments';

const server = fakeBackend();

test('a page of the payment service is answered with its address', async () => {
  server.respondTo('/functions/v1/checkout', { url: 'https://stripe.example/pay' });
  expect(await askCheckout({ action: 'pay', purchase_id: 'b1' })).toEqual({
    url: 'https://stripe.example/pay',
  });
  expect(server.callsTo('/functions/v1/checkout').map(({ body }) => body)).toEqual([
    { action: 'pay', purchase_id: 'b1' },
  ]);
});

test('a failure of the server is reported with the id and the releases it was sent with', async () => {
  const sent = jest.spyOn(globalThis, 'fetch');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  provideHost({
    running: () => ({ shell: 'r42', remotes: {} }),
    live: () => Promise.resolve({ shell: null, remotes: {}, canaries: {}, runnable: {} }),
    sharedModules: () => [],
    shownRemote: () => ({ name: 'mf-vendor', version: 'v7' }),
  });
  server.respondTo('/functions/v1/checkout', { message: 'Try again in a moment.' }, 502);
  server.respondTo('/rest/v1/error_logs');
  await expect(askCheckout({ action: 'card' })).rejects.toMatchObject({ status: 502 });
  await waitFor(() => expect(server.callsTo('/rest/v1/error_logs')).toHaveLength(1));
  const headers = new Headers(sent.mock.calls[0]?.[1]?.headers);
  expect(headers.get('baggage')).toBe('release=r42,remote=mf-vendor,remote_version=v7');
  expect(server.callsTo('/rest/v1/error_logs')[0]?.body).toMatchObject({
    category: 'edge_function',
    context: { request_id: headers.get('x-request-id') },
  });
  jest.restoreAllMocks();
});

test('a refusal says in its own words why', async () => {
  const message = 'This order is not waiting for a payment.';
  server.respondTo('/functions/v1/checkout', { code: 'P0001', message }, 400);
  await expect(askCheckout({ action: 'card' })).rejects.toMatchObject({ message, status: 400 });
});

test('without an answer it says so', async () => {
  server.disconnect('/functions/v1/checkout');
  await expect(askCheckout({ action: 'overdue' })).rejects.toThrow(
    'The payment service did not answer. Try again.',
  );
});
