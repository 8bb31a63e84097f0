import { forWorkers, keyFor } from './answering.ts';
import type { Backend } from './backend.ts';
import { backendForServer, operatorEmail } from './environment.ts';
import type { Variables } from './variables.ts';
import { mailCarrier, mailSender } from './mail.ts';
import {
  deliver,
  withoutServices,
  type Carrier,
  type ClaimedRow,
  type DeadItem,
  type OutboxItem,
  type OutboxStore,
} from './outbox.ts';
import type { OutgoingMail } from './outgoingMail.ts';
import { pushServices } from './push/environment.ts';
import { pushCarrier } from './push/push.ts';
import { twilioAccount, twilioCarrier } from './texts/twilio.ts';

function outboxOf(backend: Backend): OutboxStore {
  return {
    giveUp: () => backend.call<DeadItem[]>('give_up_outbox'),
    claim: (atMost) => backend.call<ClaimedRow[]>('claim_outbox', { at_most: atMost }),
    finish: (id, failure) =>
      backend.call<string>('finish_outbox', { id, ok: failure === null, error: failure }),
    skip: async (id, reason) => {
      await backend.call('skip_outbox', { id, reason });
    },
    handBack: async (id, attempt) => {
      await backend.call('hand_back_outbox', { id, attempt });
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

/** The carriers whose secrets are set; the database hears which there are. */
async function carriersOf(
  variables: Variables,
  backend: Backend,
  email: Carrier,
): Promise<Record<OutboxItem['channel'], Carrier>> {
  const services = pushServices(variables);
  const push =
    services.apns || services.fcm
      ? pushCarrier(services, async (token) => {
          await backend.call('forget_push_token', { token });
        })
      : null;
  const twilio = twilioAccount(variables);
  const sms = twilio
    ? twilioCarrier(twilio, async (phone) => {
        await backend.call('follow_text_reply', { phone, stops: true });
      })
    : null;
  await backend.call('note_channels', { push: push !== null, texts: sms !== null });
  return { email, push: push ?? withoutServices.push, sms: sms ?? withoutServices.sms };
}

/** Delivers what is due, and emails the operator about what was given up. */
export const outboxWorker = forWorkers(async (_request, variables) => {
  const send = mailSender(variables);
  const backend = backendForServer(variables);
  const carriers = await carriersOf(variables, backend, mailCarrier(send));
  const { sent, dead, failures } = await deliver(outboxOf(backend), carriers);
  if (dead.length > 0) {
    const key = await keyFor(dead.map(({ id }) => id).join());
    await send(alertOf(dead, operatorEmail(variables)), `dead-${key}`);
  }
  if (failures.length > 0) throw failures[0];
  return Response.json({ sent, dead: dead.length });
});
