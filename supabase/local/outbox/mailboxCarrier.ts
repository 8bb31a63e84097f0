import { NO_ADDRESS, unsubscribeHeaders, type Carrier } from '../../functions/_shared/outbox';
import type { Queries } from '../database';
import { keepMail } from '../mail/mails';

/** Puts mails into the mailbox, which takes each id once. */
export function mailboxCarrier(database: Queries): Carrier {
  return async ({ id, recipient, subject, text, html, unsubscribeUrl }) => {
    if (recipient === null) return { skipped: NO_ADDRESS };
    const headers = unsubscribeHeaders(unsubscribeUrl);
    await keepMail(database, { to: recipient, subject, text, html, headers }, id);
    return 'sent';
  };
}
