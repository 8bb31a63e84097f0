import { randomUUID } from 'node:crypto';
import { mine, SIDES, SIGNED_IN, uuid, type Aggregate } from './aggregate';

export const conversations: Aggregate = {
  tables: {
    'public.conversations': { target: mine('owner_id', 'owner'), select: SIDES },
    'public.messages': {
      target: (world) => `conversation_id = ${uuid(world.quoted.conversation)}`,
      select: SIDES,
    },
  },
  functions: {
    send_message: {
      allowed: 'owner vendor',
      given: (world) => ({
        conversation_id: world.quoted.conversation,
        body: 'Hello',
        idempotency_key: randomUUID(),
      }),
    },
    mark_conversation_read: {
      allowed: 'owner vendor',
      given: (world) => ({ conversation_id: world.quoted.conversation }),
    },
    // Answers with the caller's own, which may be none.
    my_conversations: { allowed: SIGNED_IN, given: () => ({}) },
  },
};
