import { randomUUID } from 'node:crypto';
import { requestInput } from '../support/inputs';
import { anyRow, type Aggregate } from './aggregate';

const dearerStumps = [
  { service: 'stump', basis: 'minimum', low_cents: 16_000, high_cents: 16_000 },
];

export const estimates: Aggregate = {
  tables: {
    'public.price_book_items': { target: anyRow, select: 'everyone' },
    'public.price_book_surcharges': { target: anyRow, select: 'everyone' },
  },
  functions: {
    estimate_request: { allowed: 'everyone', given: () => ({ input: requestInput() }) },
    preview_price_book: {
      allowed: 'admin',
      given: () => ({ changes: dearerStumps, examples: [requestInput()] }),
    },
    preview_price_book_on_requests: {
      allowed: 'admin',
      given: () => ({ changes: dearerStumps }),
    },
    save_price_book: {
      allowed: 'admin',
      given: () => ({
        changes: dearerStumps,
        reason: 'Diesel costs more',
        idempotency_key: randomUUID(),
      }),
    },
    estimate_accuracy: {
      allowed: 'admin',
      given: () => ({ from_day: '2020-01-01', to_day: '2199-12-31' }),
    },
  },
};
