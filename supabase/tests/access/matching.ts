import { requestInput } from '../support/inputs';
import { randomUUID } from 'node:crypto';
import { anyRow, row, uuid, type Aggregate } from './aggregate';

export const matching: Aggregate = {
  tables: {
    'public.matching_policy': { target: anyRow, select: 'everyone' },
    'public.match_runs': {
      target: (world) => `request_id = ${uuid(world.offered.request)}`,
      select: 'admin',
    },
    'public.match_candidates': {
      target: (world) => `run_id = ${uuid(row(world, 'match run'))}`,
      select: 'admin',
    },
  },
  functions: {
    why_not_ask: {
      allowed: 'everyone',
      given: (world) => ({ vendor_id: world.ids.vendor, category: 'tree_removal', zip: '78704' }),
    },
    ask_other_vendors: {
      allowed: 'owner',
      given: (world) => ({ request_id: world.offered.request }),
    },
    match_candidate_page: {
      allowed: 'admin',
      given: (world) => ({
        run_id: row(world, 'match run'),
        part: 'ranked',
        sort: 'boosts',
        name: 'Pro',
        skip: 0,
        at_most: 50,
      }),
    },
    match_map_of: {
      allowed: 'admin',
      given: (world) => ({ run_id: row(world, 'match run') }),
    },
    my_match_explanation: {
      allowed: 'vendor',
      given: (world) => ({ lead_id: world.offered.lead }),
    },
    price_and_vendors: {
      allowed: 'everyone',
      given: () => ({ input: requestInput(), zip: '78701' }),
    },
    preview_matching: {
      allowed: 'admin',
      given: () => ({ changes: { weight_distance: 1 } }),
    },
    replay_match: {
      allowed: 'admin',
      given: (world) => ({ run_id: row(world, 'match run') }),
    },
    request_offer_status: {
      allowed: 'owner admin',
      given: (world) => ({ request_id: world.offered.request }),
    },
    save_matching_policy: {
      allowed: 'admin',
      given: () => ({
        changes: { weight_rating: 0.4 },
        reason: 'Ratings say more than they count',
        idempotency_key: randomUUID(),
      }),
    },
    simulate_match: {
      allowed: 'admin',
      given: (world) => ({
        request_id: world.offered.request,
        weights: { weight_distance: 1 },
        at_most: 50,
        run_id: row(world, 'match run'),
      }),
    },
  },
  prepare: async ({ market, offered }) => ({
    'match run': await market.value('private.latest_run($1)', [offered.request]),
  }),
};
