import type { OfferedSession } from '../backend/sessionFromUrl';
import { startSessionLifetime } from '../backend/sessionLifetime';
import { done, failed, type Outcome } from '../outcome';
import { queryClient } from '../queries/queryClient';
import { authState } from './authStore';
import { session } from './connection';
import type { MailedLink, SpentLink } from './spendMailedLink';

/**
 * Signs in with a session that a link brought unasked, after someone has confirmed that the account is theirs.
 * The person signed in before is signed out.
 */
export async function acceptOfferedSession(offered: OfferedSession): Promise<Outcome> {
  try {
    const { connect, establishSession } = await session();
    const client = await connect();
    startSessionLifetime(false);
    const { data, error } = await client.auth.setSession({
      access_token: offered.accessToken,
      refresh_token: offered.refreshToken,
    });
    if (error) throw error;
    if (authState().user?.email !== offered.email) queryClient.clear();
    if (data.session) await establishSession(client, data.session);
    return done;
  } catch (cause) {
    return failed(cause, "This link doesn't work anymore. Request a new one on the sign-in page.");
  }
}

/**
 * Verifies a mailed link, which uses it up. Signs no one in, because anyone can send a link of an account of
 * their own. Rejects with the server's error.
 */
export async function openMailedLink(link: MailedLink): Promise<SpentLink> {
  return (await session()).spendMailedLink(link);
}
