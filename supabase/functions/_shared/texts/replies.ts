import type { Handler } from '../answering.ts';
import type { Backend } from '../backend.ts';
import { backendForServer } from '../environment.ts';
import { required } from '../variables.ts';
import { refusal } from '../refusal.ts';
import { replyMeaning } from './replyMeaning.ts';
import { isFromTwilio, twilioAccount, type TwilioAccount } from './twilio.ts';

/** Hears what people reply to text messages. */
export const textReplies: Handler = (request, variables) => {
  // Twilio signs the address that it calls; behind a gateway, SUPABASE_URL is one that only the functions know.
  const functions =
    variables['PUBLIC_FUNCTIONS_URL'] ?? `${required(variables, 'SUPABASE_URL')}/functions/v1`;
  const address = `${functions}/text-replies`;
  return answerReply(request, twilioAccount(variables), address, backendForServer(variables));
};

/**
 * Follows what people reply to end text messages or begin them again, passed on by Twilio; `address` is where it
 * sends replies. Every other reply is for nobody. Twilio itself confirms STOP and START, so the answer holds no
 * message.
 */
async function answerReply(
  request: Request,
  account: TwilioAccount | null,
  address: string,
  server: Pick<Backend, 'call'>,
): Promise<Response> {
  if (!account) return refusal(503, 'texts_off', 'Text messages are not set up.');
  if (request.method !== 'POST') {
    return refusal(405, 'method_not_allowed', 'This address takes POST.');
  }
  const fields = new URLSearchParams(await request.text());
  const signature = request.headers.get('x-twilio-signature') ?? '';
  if (!(await isFromTwilio(account.authToken, signature, address, fields))) {
    return refusal(403, 'bad_signature', 'The signature is wrong.');
  }
  // Where Twilio itself has understood one of its words, it says so.
  const meaning = replyMeaning(fields.get('OptOutType') ?? fields.get('Body') ?? '');
  const phone = fields.get('From') ?? '';
  if (meaning !== null)
    await server.call('follow_text_reply', { phone, stops: meaning === 'stop' });
  return new Response('<?xml version="1.0" encoding="UTF-8"?><Response/>', {
    headers: { 'content-type': 'text/xml' },
  });
}
