import { requestInput } from '../inputs';
import { anyRow, type Aggregate } from './aggregate';

export const estimates: Aggregate = {
  tables: {
    'public.price_book_items': { target: anyRow, select: 'everyone' },
  },
  functions: {
    estimate_request: { allowed: 'everyone', given: () => ({ input: requestInput() }) },
  },
};
