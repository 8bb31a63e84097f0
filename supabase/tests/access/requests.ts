import { randomUUID } from 'node:crypto';
import { requestInput } from '../inputs';
import { mine, SIDES, uuid, type Aggregate } from './aggregate';

export const requests: Aggregate = {
  tables: {
    'public.properties': {
      target: mine('owner_id', 'owner'),
      select: SIDES,
      delete: 'owner',
      deleteTarget: (world) => `id = ${uuid(world.quietProperty)}`,
    },
    'public.service_requests': { target: mine('owner_id', 'owner'), select: SIDES },
    'public.request_trees': {
      target: (world) => `request_id = ${uuid(world.offered.request)}`,
      select: SIDES,
    },
    'public.request_photos': {
      target: (world) => `request_id = ${uuid(world.offered.request)}`,
      select: SIDES,
    },
  },
  functions: {
    add_property: {
      allowed: 'owner otherOwner',
      given: () => ({ label: 'Garden', address: '5 New Street', zip: '78704' }),
    },
    submit_request: {
      allowed: 'owner otherOwner',
      given: () => ({ input: requestInput(), idempotency_key: randomUUID() }),
    },
    cancel_request: {
      allowed: 'owner',
      given: (world) => ({ request_id: world.offered.request, reason: 'No longer needed' }),
    },
  },
};
