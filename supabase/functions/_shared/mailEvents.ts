import { isSame, type Handler } from './answering.ts';
import { backendForServer } from './environment.ts';
import { refusal } from './refusal.ts';

/** How old a notice may be, so that one that was listened to cannot be sent again later. */
const OLDEST_S = 5 * 60;

/** What is read of a notice of Resend (https://resend.com/docs/webhooks/event-types). */
interface Notice {
  type: string;
  created_at: string;
  data: { to: string[]; bounce?: { type?: string } };
}

const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** Whether a body has one of its signatures from this secret (https://docs.svix.com/receiving/verifying-payloads/how-manual). */
async function isSigned(request: Request, body: string, secret: string): Promise<boolean> {
  const [id, moment, signatures] = ['svix-id', 'svix-timestamp', 'svix-signature'].map(
    (name) => request.headers.get(name) ?? '',
  );
  if (!(Math.abs(Date.now() / 1000 - Number(moment || Number.NaN)) <= OLDEST_S)) return false;
  const bytes = Uint8Array.from(atob(secret.replace(/^whsec_/, '')), (sign) => sign.charCodeAt(0));
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']);
  const signed = new TextEncoder().encode(`${id}.${moment}.${body}`);
  const expected = `v1,${base64(await crypto.subtle.sign('HMAC', key, signed))}`;
  const same = await Promise.all(
    (signatures ?? '').split(' ').map((signature) => isSame(signature, expected)),
  );
  return same.includes(true);
}

/** Why mails to its addresses must end; null for notices about anything else, such as a full mailbox. */
function reasonOf({ type, data }: Notice): 'bounce' | 'complaint' | null {
  if (type === 'email.complained') return 'complaint';
  return type === 'email.bounced' && data.bounce?.type === 'Permanent' ? 'bounce' : null;
}

/** Hears from Resend of mails that bounced for good or were reported as spam. */
export const mailEvents: Handler = async (request, variables) => {
  const secret = variables['RESEND_WEBHOOK_SECRET'];
  if (!secret) return refusal(503, 'mail_events_off', 'Notices about emails are not set up.');
  if (request.method !== 'POST') {
    return refusal(405, 'method_not_allowed', 'This address takes POST.');
  }
  const body = await request.text();
  if (!(await isSigned(request, body, secret))) {
    return refusal(403, 'bad_signature', 'The signature is wrong or too old.');
  }
  const notice: Notice = JSON.parse(body);
  const reason = reasonOf(notice);
  const server = backendForServer(variables);
  for (const address of reason === null ? [] : notice.data.to) {
    await server.call('follow_mail_event', { address, reason, happened_at: notice.created_at });
  }
  return Response.json({});
};
