import type { Queries } from '../database';
import { keepMail } from '../mail/mails';
import type { Carrier } from './outboxWorker';

/** Puts mails into the mailbox, which takes each id once. */
export function mailboxCarrier(database: Queries): Carrier {
  return async ({ id, recipient, subject, text, html, unsubscribeUrl }) => {
    if (recipient === null) return { skipped: 'There is no address to send this to.' };
    const headers = unsubscribeHeaders(unsubscribeUrl);
    await keepMail(database, { to: recipient, subject, text, html, headers }, id);
    return 'sent';
  };
}

/** The headers of a mail that is stopped with one press in the mail program (RFC 8058); none for null. */
export function unsubscribeHeaders(url: string | null): Record<string, string> {
  if (url === null) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Push messages need a provider, which a machine of one's own has not. */
export const withoutPushProvider: Carrier = async () => ({
  skipped: 'No push provider is configured.',
});
