import { forWorkers, keyFor } from './answering.ts';
import type { Backend } from './backend.ts';
import { backendForServer, operatorEmail, resendAccount } from './environment.ts';
import {
  deliver,
  withoutPushProvider,
  type ClaimedRow,
  type DeadItem,
  type OutboxStore,
} from './outbox.ts';
import { resendCarrier, sendMail, type OutgoingMail } from './resend.ts';

function outboxOf(backend: Backend): OutboxStore {
  return {
    claim: (atMost) => backend.call<ClaimedRow[]>('claim_outbox', { at_most: atMost }),
    finish: (id, failure) =>
      backend.call<string>('finish_outbox', { id, ok: failure === null, error: failure }),
    skip: async (id, reason) => {
      await backend.call('skip_outbox', { id, reason });
    },
  };
}

function alertOf(dead: readonly DeadItem[], to: string): OutgoingMail {
  const lines = dead.map(({ id, failure }) => `- ${id}: ${failure}`);
  return {
    to,
    subject: 'Tree Service: messages could not be sent',
    text: [
      'These messages were given up after their last attempt:',
      lines.join('\n'),
      'They are in private.outbox with the status "dead".',
    ].join('\n\n'),
  };
}

/** Delivers what is due, and emails the operator about what was given up. */
export const outboxWorker = forWorkers(async (_request, variables) => {
  const account = resendAccount(variables);
  const carriers = { email: resendCarrier(account), push: withoutPushProvider };
  const { sent, dead } = await deliver(outboxOf(backendForServer(variables)), carriers);
  if (dead.length > 0) {
    const key = await keyFor(dead.map(({ id }) => id).join());
    await sendMail(account, alertOf(dead, operatorEmail(variables)), `dead-${key}`);
  }
  return Response.json({ sent, dead: dead.length });
});
