import type { Queries } from '../database';
import { keepMail } from '../mail/mails';
import type { Carrier } from './outboxWorker';

/** Puts mails into the mailbox, which takes each id once. */
export function mailboxCarrier(database: Queries): Carrier {
  return async ({ id, recipient, subject, text, html }) => {
    if (recipient === null) return { skipped: 'There is no address to send this to.' };
    await keepMail(database, { to: recipient, subject, text, html }, id);
    return 'sent';
  };
}

/** Push messages need a provider, which a machine of one's own has not. */
export const withoutPushProvider: Carrier = async () => ({
  skipped: 'No push provider is configured.',
});
