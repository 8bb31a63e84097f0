import { randomUUID } from 'node:crypto';
import { quoteInput } from '../support/inputs';
import { mine, SIDES, uuid, type Aggregate } from './aggregate';

export const quotes: Aggregate = {
  tables: {
    'public.quotes': { target: mine('owner_id', 'owner'), select: SIDES },
    'public.quote_line_items': {
      target: (world) => `quote_id = ${uuid(world.quoted.quote)}`,
      select: SIDES,
    },
    'public.quote_photos': {
      target: (world) => `quote_id = ${uuid(world.quoted.quote)}`,
      select: SIDES,
    },
  },
  functions: {
    send_quote: { allowed: 'vendor', given: (world) => quoteInput(world.quoted.lead, 50_000) },
    withdraw_quote: {
      allowed: 'vendor',
      given: (world) => ({ quote_id: world.quoted.quote, reason: 'A line is missing' }),
    },
    quote_letterhead: {
      allowed: 'owner vendor',
      given: (world) => ({ quote_id: world.quoted.quote }),
    },
    view_quote: { allowed: 'owner', given: (world) => ({ quote_id: world.quoted.quote }) },
    accept_quote: {
      allowed: 'owner',
      given: (world) => ({ quote_id: world.quoted.quote, idempotency_key: randomUUID() }),
    },
    decline_quote: {
      allowed: 'owner',
      given: (world) => ({ quote_id: world.quoted.quote, reason: 'Too expensive' }),
    },
    request_quote_changes: {
      allowed: 'owner',
      given: (world) => ({ quote_id: world.quoted.quote, note: 'Without the stump, please' }),
    },
  },
};
