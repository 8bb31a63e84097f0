import type { OfferedSession } from '../backend/sessionFromUrl';
import { session } from './connection';

/** What a link in an email is for, in the words of Supabase Auth. */
export type MailedLinkType = 'signup' | 'recovery' | 'email_change' | 'magiclink';

/** A link in an email that is verified when its button is pressed, not when it is opened. */
export interface MailedLink {
  readonly tokenHash: string;
  readonly type: MailedLinkType;
}

/** What came of a link: a session, which no one is signed in with yet. */
export interface SpentLink {
  /** Null when the link confirmed one of two addresses, and the other is still to be confirmed. */
  readonly offered: OfferedSession | null;
  /** Whether this browser asked for the email. */
  readonly isRequested: boolean;
}

/**
 * Verifies a mailed link, which uses it up. Signs no one in, because anyone can send a link of an account of
 * their own. Rejects with the server's error.
 */
export async function openMailedLink(link: MailedLink): Promise<SpentLink> {
  return (await session()).spendMailedLink(link);
}
