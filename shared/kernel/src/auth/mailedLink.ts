import { session } from './connection';
import type { MailedLink, SpentLink } from './spendMailedLink';

/**
 * Verifies a mailed link, which uses it up. Signs no one in, because anyone can send a link of an account of
 * their own. Rejects with the server's error.
 */
export async function openMailedLink(link: MailedLink): Promise<SpentLink> {
  return (await session()).spendMailedLink(link);
}
