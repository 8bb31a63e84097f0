import { backend } from '@tree-service/shared/runtime';
import { unwrap } from './backendError';

/** What a message to us can be about, as stored, with what people read. */
export const CONTACT_TOPICS = {
  question: 'A question before I start',
  problem: 'Something does not work',
  account: 'My account or my data',
  press: 'Press',
  other: 'Something else',
} as const;

/** What a message to us is about, as stored. */
export type ContactTopic = keyof typeof CONTACT_TOPICS;

/** A message to us. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly topic: ContactTopic;
  readonly body: string;
}

/**
 * Writes to us, with or without an account. The same words from the same address within a day are one
 * message; too many in an hour are refused. Returns the message's id.
 */
export async function sendContactMessage(message: ContactMessage): Promise<string> {
  const client = await backend();
  return unwrap(await client.rpc('send_contact_message', { ...message }));
}
