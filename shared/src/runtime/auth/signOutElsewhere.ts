import { done, failed, type Outcome } from '../outcome';
import { listeningBackend } from './session';

/** Ends every session of the account but the one of this browser: other devices have to sign in again. */
export async function signOutElsewhere(): Promise<Outcome> {
  try {
    const client = await listeningBackend();
    const { error } = await client.auth.signOut({ scope: 'others' });
    return error ? failed(error) : done;
  } catch (cause) {
    return failed(cause);
  }
}
