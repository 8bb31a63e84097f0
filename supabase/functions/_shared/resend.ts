import type { OutgoingMail, SendMail } from './outgoingMail.ts';
import { fetchElsewhere } from './telemetry/followed.ts';

/** An account at Resend, whose HTTP API sends the mails. */
export interface ResendAccount {
  apiKey: string;
  /** Sender, such as `Tree Service <hello@trees.example>`; its domain is verified at Resend. */
  from: string;
  address: string;
}

const ANSWER_WITHIN_MS = 15_000;

/**
 * Hands mails to Resend, which takes each key once within 24 hours
 * (https://resend.com/docs/dashboard/emails/idempotency-keys).
 */
export function throughResend(account: ResendAccount): SendMail {
  return async (mail: OutgoingMail, key: string) => {
    const answer = await fetchElsewhere(`${account.address}/emails`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${account.apiKey}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ from: account.from, ...mail, to: [mail.to] }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const said = await answer.text();
    if (!answer.ok) throw new Error(`Resend answered ${answer.status}: ${said.slice(0, 500)}`);
  };
}
