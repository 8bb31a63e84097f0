import { requestInput } from '../inputs';
import { anyRow, type Aggregate } from './aggregate';

export const estimates: Aggregate = {
  tables: {
    'public.price_book_items': { target: anyRow, select: 'everyone' },
  },
  functions: {
    estimate_request: { allowed: 'everyone', given: () => ({ input: requestInput() }) },
    estimate_accuracy: {
      allowed: 'admin',
      given: () => ({ from_day: '2020-01-01', to_day: '2199-12-31' }),
    },
  },
};
