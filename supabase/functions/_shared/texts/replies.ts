import type { Handler } from '../answering.ts';
import type { Backend } from '../backend.ts';
import { backendForServer } from '../environment.ts';
import { required } from '../variables.ts';
import { refusal } from '../refusal.ts';
import { isFromTwilio, twilioAccount, type TwilioAccount } from './twilio.ts';

/** Words that end text messages and begin them again, as carriers in the U.S. ask for. */
const STOP = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'];
const START = ['START', 'YES', 'UNSTOP'];

/** Hears what people reply to text messages. */
export const textReplies: Handler = (request, variables) => {
  // Twilio signs the address that it calls; behind a gateway, SUPABASE_URL is one that only the functions know.
  const functions =
    variables['PUBLIC_FUNCTIONS_URL'] ?? `${required(variables, 'SUPABASE_URL')}/functions/v1`;
  const address = `${functions}/text-replies`;
  return answerReply(request, twilioAccount(variables), address, backendForServer(variables));
};

/**
 * Follows STOP and START that Twilio passes on; `address` is where it sends them. Every other reply is for
 * nobody. Twilio itself confirms both words to the person, so the answer holds no message.
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
  const word = (fields.get('OptOutType') ?? fields.get('Body') ?? '').trim().toUpperCase();
  const phone = fields.get('From') ?? '';
  if (STOP.includes(word)) await server.call('follow_text_reply', { phone, stops: true });
  if (START.includes(word)) await server.call('follow_text_reply', { phone, stops: false });
  return new Response('<?xml version="1.0" encoding="UTF-8"?><Response/>', {
    headers: { 'content-type': 'text/xml' },
  });
}
