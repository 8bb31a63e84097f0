import { anyRow, mine, uuid, type Aggregate } from './aggregate';

export const matching: Aggregate = {
  tables: {
    'public.matching_policy': { target: anyRow, select: 'everyone' },
    'public.match_runs': {
      target: (world) => `request_id = ${uuid(world.offered.request)}`,
      select: 'admin',
    },
    'public.match_candidates': { target: mine('vendor_id', 'vendor'), select: 'admin' },
  },
  functions: {
    my_match_explanation: {
      allowed: 'vendor',
      given: (world) => ({ lead_id: world.offered.lead }),
    },
  },
};
