import { createTransport } from 'nodemailer';
import type { SendMail } from './outgoingMail.ts';
import { callElsewhere } from './telemetry/followed.ts';

/** A mail server that takes mails for delivery. */
export interface SmtpAccount {
  /** `smtps://USER:PASSWORD@HOST:465`; smtp:// for servers that begin TLS when asked to (STARTTLS). */
  server: string;
  /** Sender, such as `Tree Service <hello@trees.example>`. */
  from: string;
}

const ANSWER_WITHIN_MS = 15_000;

/**
 * Hands mails to a mail server. SMTP knows no keys: the key becomes the Message-ID, by which servers and
 * mail programs tell a repeat.
 */
export function throughSmtp({ server, from }: SmtpAccount): SendMail {
  const host = /@([^>\s]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return async ({ to, subject, text, html, headers }, key) => {
    const transport = createTransport({
      url: server,
      requireTLS: true,
      connectionTimeout: ANSWER_WITHIN_MS,
      greetingTimeout: ANSWER_WITHIN_MS,
      socketTimeout: ANSWER_WITHIN_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      const messageId = `<${key}@${host}>`;
      const facts = { 'server.address': new URL(server).host };
      await callElsewhere('SMTP', facts, () =>
        transport.sendMail({ from, to, subject, text, html, headers, messageId }),
      );
    } finally {
      transport.close();
    }
  };
}
