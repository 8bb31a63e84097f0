import { NO_ADDRESS, unsubscribeHeaders, type Carrier } from './outbox.ts';

/** An account at Resend, whose HTTP API sends the mails. */
export interface ResendAccount {
  apiKey: string;
  /** Sender, such as `Tree Service <hello@trees.example>`; its domain is verified at Resend. */
  from: string;
  address: string;
}

/** A mail to be handed to Resend. */
export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
}

const ANSWER_WITHIN_MS = 15_000;

/**
 * Hands a mail to Resend, which takes each key once within 24 hours
 * (https://resend.com/docs/dashboard/emails/idempotency-keys). Rejects with its refusal.
 */
export async function sendMail(
  account: ResendAccount,
  mail: OutgoingMail,
  idempotencyKey: string,
): Promise<void> {
  const answer = await fetch(`${account.address}/emails`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${account.apiKey}`,
      'content-type': 'application/json',
      'idempotency-key': idempotencyKey,
    },
    body: JSON.stringify({ from: account.from, ...mail, to: [mail.to] }),
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  const said = await answer.text();
  if (!answer.ok) throw new Error(`Resend answered ${answer.status}: ${said.slice(0, 500)}`);
}

/** Carries mails through Resend. */
export function resendCarrier(account: ResendAccount): Carrier {
  return async ({ id, recipient, subject, text, html, unsubscribeUrl }) => {
    if (recipient === null) return { skipped: NO_ADDRESS };
    const headers = unsubscribeHeaders(unsubscribeUrl);
    await sendMail(account, { to: recipient, subject, text, html, headers }, id);
    return 'sent';
  };
}
