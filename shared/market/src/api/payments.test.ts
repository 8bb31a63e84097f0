/** @jest-environment ./scripts/testing/browserEnvironment.js */
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
