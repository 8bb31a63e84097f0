import { createHmac } from 'node:crypto';
import { startDouble } from './httpDouble';

/** A text message as Twilio took it. */
export interface SentText {
  to: string;
  from: string;
  body: string;
}

/** The used part of Twilio's Messages API. */
export interface TwilioDouble {
  readonly texts: SentText[];
  /** Numbers that have written STOP. */
  readonly stopped: Set<string>;
  /** Requests it did not know, which fail the test. */
  readonly unknown: string[];
  /** It takes the next message and its answer is lost. */
  loseAnswer(): void;
  readonly secrets: Record<string, string>;
  /** The header Twilio would sign these fields with. */
  sign(address: string, fields: Record<string, string>): string;
  close(): void;
}

const SID = 'ACdouble';
const AUTH_TOKEN = 'twilio-auth-token-double';
const FROM = '+15125550000';
const FIELDS = new Set(['To', 'From', 'Body']);

export async function startTwilio(): Promise<TwilioDouble> {
  const texts: (SentText & { status: string; date_created: string })[] = [];
  const stopped = new Set<string>();
  const unknown: string[] = [];
  let isLosing = false;
  const path = `/2010-04-01/Accounts/${SID}/Messages.json`;

  const double = await startDouble(({ target, headers, body }) => {
    const basic = Buffer.from(`${SID}:${AUTH_TOKEN}`).toString('base64');
    if (headers.authorization !== `Basic ${basic}`) return [401, { code: 20_003 }];
    if (target.startsWith(`GET ${path}?`)) {
      const asked = new URLSearchParams(target.split('?')[1]);
      if ([...asked.keys()].join() !== 'To,PageSize') return odd(target);
      return [200, { messages: texts.filter(({ to }) => to === asked.get('To')) }];
    }
    const form = new URLSearchParams(body);
    if (target !== `POST ${path}` || [...form.keys()].some((name) => !FIELDS.has(name))) {
      return odd(`${target} ${body}`);
    }
    const [to, from, said] = ['To', 'From', 'Body'].map((name) => form.get(name) ?? '');
    if (to === undefined || from !== FROM || !said) return odd(body);
    if (stopped.has(to)) return [400, { code: 21_610, message: 'Unsubscribed recipient' }];
    texts.push({ to, from, body: said, status: 'queued', date_created: new Date().toUTCString() });
    if (isLosing) {
      isLosing = false;
      return [502, {}];
    }
    return [201, { sid: `SM${texts.length}`, status: 'queued' }];
  });

  function odd(what: string) {
    unknown.push(what);
    return [400, { code: 0, message: 'Not known to the double' }] as const;
  }

  return {
    texts,
    stopped,
    unknown,
    loseAnswer() {
      isLosing = true;
    },
    secrets: {
      TWILIO_ACCOUNT_SID: SID,
      TWILIO_AUTH_TOKEN: AUTH_TOKEN,
      TWILIO_FROM: FROM,
      TWILIO_ADDRESS: double.address,
    },
    sign: (address, fields) =>
      createHmac('sha1', AUTH_TOKEN)
        .update(
          address +
            Object.keys(fields)
              .sort()
              .map((name) => name + fields[name])
              .join(''),
        )
        .digest('base64'),
    close: double.close,
  };
}
