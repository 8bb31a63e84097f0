import { mine, type Aggregate } from './aggregate';

export const tokens: Aggregate = {
  tables: {
    'public.token_accounts': { target: mine('vendor_id', 'vendor'), select: 'vendor admin' },
    'public.token_ledger': { target: mine('vendor_id', 'vendor'), select: 'vendor admin' },
  },
};
