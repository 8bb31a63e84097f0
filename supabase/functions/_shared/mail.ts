import { required, type Variables } from './variables.ts';
import { NO_ADDRESS, unsubscribeHeaders, type Carrier } from './outbox.ts';
import type { SendMail } from './outgoingMail.ts';
import { throughResend } from './resend.ts';

/** Mails go through the server of SMTP_URL where that is set, and through Resend otherwise. */
export function mailSender(variables: Variables): SendMail {
  const from = required(variables, 'MAIL_FROM');
  const server = variables['SMTP_URL'];
  if (server) {
    // Loaded where it is used: most projects send through an HTTP API.
    return async (mail, key) => {
      const { throughSmtp } = await import('./smtp.ts');
      await throughSmtp({ server, from })(mail, key);
    };
  }
  return throughResend({
    apiKey: required(variables, 'RESEND_API_KEY'),
    from,
    address: variables['RESEND_ADDRESS'] ?? 'https://api.resend.com',
  });
}

/** Carries mails of the outbox, under the ids of its rows. */
export function mailCarrier(send: SendMail): Carrier {
  return async ({ id, recipient, subject, text, html, unsubscribeUrl }) => {
    if (recipient === null) return { skipped: NO_ADDRESS };
    const headers = unsubscribeHeaders(unsubscribeUrl);
    await send({ to: recipient, subject, text, html, headers }, id);
    return 'sent';
  };
}
