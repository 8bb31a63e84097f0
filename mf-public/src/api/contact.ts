import { backend, unwrap } from '@tree-service/kernel';
import type { ContactTopic } from '@tree-service/market/api/contact';

/** Writes to us, with or without an account; the same words twice are one message. Returns its id. */
export async function sendContactMessage(message: {
  name: string;
  email: string;
  topic: ContactTopic;
  body: string;
  /** From the link of a reply we sent. */
  answers?: string;
}) {
  const client = await backend();
  return unwrap(await client.rpc('send_contact_message', message));
}
