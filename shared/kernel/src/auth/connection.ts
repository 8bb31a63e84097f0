import type { Backend } from '../backend/client';
import { reportError } from '../errors/reportError';
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

/**
 * Reports a refusal that meets everybody: the project as a whole has sent all mails it may send in an hour. The
 * pause between two mails to one person, which has the same code, is ordinary.
 */
export function reportMailLimit(cause: unknown): void {
  if (cause instanceof Error && /^email rate limit exceeded/i.test(cause.message)) {
    reportError(cause, { category: 'authentication', source: 'mailLimit' });
  }
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
    reportMailLimit(cause);
    return failed(cause, words);
  }
}
