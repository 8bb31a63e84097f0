import { pageHost } from '../host/host';
import { startSessionLifetime } from '../backend/sessionLifetime';
import { messageOf } from '../errors/messageOf';
import { done, failed, type Outcome } from '../outcome';
import { notify } from '../notices/notify';
import { toasts } from '../notices/toastCatalog';
import { session } from './connection';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Keep the session for 30 days instead of until the browser closes. */
  readonly remember: boolean;
  /** Called when the server has accepted the password, before the profile is read. */
  readonly onAccepted?: () => void;
}

function isUnconfirmed(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    Reflect.get(error, 'code') === 'email_not_confirmed'
  );
}

/**
 * Signs in with email and password; a failure shows a notice. An unconfirmed address is refused.
 */
export async function signIn({
  email,
  password,
  remember,
  onAccepted,
}: Credentials): Promise<Outcome> {
  try {
    pageHost()?.expectSignIn?.();
    const { connect, establishSession, isEmailVerified } = await session();
    const client = await connect();
    startSessionLifetime(remember);
    const { data, error } = await client.auth.signInWithPassword({ email, password });
    if (error) throw error;
    if (isEmailVerified(data.session.user)) onAccepted?.();
    if (!(await establishSession(client, data.session))) {
      return failed(toasts.emailVerificationRequired.description);
    }
    return done;
  } catch (cause) {
    if (isUnconfirmed(cause)) {
      notify.text('error', toasts.emailVerificationRequired);
      return { ok: false, message: toasts.emailVerificationRequired.description, cause };
    }
    const failure = failed(cause, 'Failed to sign in. Please check your credentials.');
    notify.text('error', toasts.signInFailed, { description: messageOf(cause) });
    return failure;
  }
}
