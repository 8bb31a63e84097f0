import { isSame } from '../answering.ts';
import { required, type Variables } from '../variables.ts';
import { NO_ADDRESS, type Carrier } from '../outbox.ts';
import { fetchElsewhere } from '../telemetry/followed.ts';

/** An account at Twilio, whose Messages API sends text messages. */
export interface TwilioAccount {
  sid: string;
  authToken: string;
  /** A telephone number (+1...), or a messaging service (MG...). */
  from: string;
  address: string;
}

/** The account whose secrets are set; null when there are none, and so no text messages. */
export function twilioAccount(variables: Variables): TwilioAccount | null {
  const sid = variables['TWILIO_ACCOUNT_SID'];
  if (!sid) return null;
  return {
    sid,
    authToken: required(variables, 'TWILIO_AUTH_TOKEN'),
    from: required(variables, 'TWILIO_FROM'),
    address: variables['TWILIO_ADDRESS'] ?? 'https://api.twilio.com',
  };
}

interface SentText {
  body: string;
  status: string;
  date_created: string;
}

const ANSWER_WITHIN_MS = 15_000;
/** The person has written STOP (https://www.twilio.com/docs/api/errors/21610). */
const STOPPED = 21_610;
const NOT_SENT = ['failed', 'undelivered', 'canceled'];
/** How far Twilio's clock may be from ours. */
const CLOCKS_APART_MS = 60_000;

/**
 * Carries text messages through Twilio (https://www.twilio.com/docs/messaging/api/message-resource). It
 * takes no key of ours, so an attempt after the first looks for the message among those of the number.
 * `stopped` hears of numbers that Twilio may not write to.
 */
export function twilioCarrier(
  account: TwilioAccount,
  stopped: (phone: string) => Promise<void>,
): Carrier {
  async function ask(
    query: string,
    form?: URLSearchParams,
  ): Promise<{ ok: boolean; said: string }> {
    const answer = await fetchElsewhere(
      `${account.address}/2010-04-01/Accounts/${account.sid}/Messages.json${query}`,
      {
        method: form ? 'POST' : 'GET',
        headers: { authorization: `Basic ${btoa(`${account.sid}:${account.authToken}`)}` },
        ...(form && { body: form }),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      },
    );
    return { ok: answer.ok, said: await answer.text() };
  }

  async function wasSent(phone: string, text: string, since: string): Promise<boolean> {
    const { ok, said } = await ask(`?${new URLSearchParams({ To: phone, PageSize: '50' })}`);
    if (!ok) throw new Error(`Twilio answered: ${said.slice(0, 500)}`);
    const { messages }: { messages: SentText[] } = JSON.parse(said);
    const earliest = Date.parse(since) - CLOCKS_APART_MS;
    return messages.some(
      ({ body, status, date_created }) =>
        body === text && Date.parse(date_created) >= earliest && !NOT_SENT.includes(status),
    );
  }

  return async ({ recipient, text, attempt, createdAt }) => {
    if (recipient === null) return { skipped: NO_ADDRESS };
    if (attempt > 1 && (await wasSent(recipient, text, createdAt))) return 'sent';
    const sender = account.from.startsWith('MG') ? 'MessagingServiceSid' : 'From';
    const { ok, said } = await ask(
      '',
      new URLSearchParams({ To: recipient, [sender]: account.from, Body: text }),
    );
    if (ok) return 'sent';
    if (said.includes(`"code":${STOPPED}`) || said.includes(`"code": ${STOPPED}`)) {
      await stopped(recipient);
      return { skipped: 'The number has stopped our text messages.' };
    }
    throw new Error(`Twilio answered: ${said.slice(0, 500)}`);
  };
}

/**
 * Whether Twilio signed a request to an address with these fields
 * (https://www.twilio.com/docs/usage/security#validating-requests).
 */
export async function isFromTwilio(
  authToken: string,
  signature: string,
  address: string,
  fields: URLSearchParams,
): Promise<boolean> {
  const sorted = [...fields].sort(([one], [other]) => (one < other ? -1 : Number(one > other)));
  const signed = address + sorted.map(([name, value]) => name + value).join('');
  const bytes = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-1' };
  const key = await crypto.subtle.importKey('raw', bytes.encode(authToken), algorithm, false, [
    'sign',
  ]);
  const expected = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes.encode(signed)));
  return isSame(signature, btoa(String.fromCharCode(...expected)));
}
