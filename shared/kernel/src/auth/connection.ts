import type { Backend } from '../backend/client';
import { done, failed, type Outcome } from '../outcome';

/**
 * What follows the session. It comes in one file with the backend's client, since visitors need neither. Rejects when
 * the download fails; the next call tries again.
 */
export const session = () => import(/* webpackChunkName: "backend" */ './session');

/** The client, with the auth store following its session. Rejects as `session` does. */
export async function authenticatedClient(): Promise<Backend> {
  return (await session()).connect();
}

/** Makes one call of the signed-in account. `words` say what failed where the server does not. */
export async function askAuth(
  call: (auth: Backend['auth']) => Promise<{ readonly error: Error | null }>,
  words?: string,
): Promise<Outcome> {
  try {
    const { error } = await call((await authenticatedClient()).auth);
    if (error) throw error;
    return done;
  } catch (cause) {
    return failed(cause, words);
  }
}
