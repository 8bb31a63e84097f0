import { readFileSync } from 'node:fs';
import path from 'node:path';
import { STRIPE_EVENTS } from '../../functions/_shared/payments/stripeNotices';

test('the guide names the events that are followed, and no others', () => {
  const guide = readFileSync(path.join(__dirname, '../../README.md'), 'utf8');
  const [, list = ''] = /payment-webhook` with the events (.+)\.$/m.exec(guide) ?? [];
  const named = [...list.matchAll(/`([a-z._]+)`/g)].map(([, name]) => name);
  expect(named).toEqual(Object.keys(STRIPE_EVENTS));
});
